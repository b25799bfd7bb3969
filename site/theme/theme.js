// Runs before the page shows: a scheme that the reader chose earlier applies at once.
"use strict";
try {
    const scheme = localStorage.getItem("scheme");
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
} catch {
    // Storage is off: the system's scheme applies.
}
