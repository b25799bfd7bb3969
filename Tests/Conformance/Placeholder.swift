// The suite's first file; replaced as the suite is written.
