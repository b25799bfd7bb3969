import Testing

/// `coursebuild fmt`.
@Suite struct FmtCommandTests {
    @Test func checksThenWrites() throws {
        let course = try TemporaryCourse()
        #expect(try course.coursebuild("fmt").status == 0)
        try course.write("---\npart: P\ntitle: T\n---\n\na|b\n--|--\n1|2\n", to: "Lessons/03-t.md")
        let check = try course.coursebuild("fmt", "--check")
        #expect(check.status == 1)
        #expect(
            check.output == """
                --- Lessons/03-t.md
                +++ Lessons/03-t.md
                @@ -2,2 +2,2 @@
                -part: P
                -title: T
                +title: T
                +part: P
                @@ -6,1 +6,1 @@
                -a|b
                +| a   | b   |
                @@ -7,1 +7,1 @@
                ---|--
                +| --- | --- |
                @@ -8,1 +8,1 @@
                -1|2
                +| 1   | 2   |
                5 files, 1 to tidy

                """)
        let written = try course.coursebuild("fmt", "Lessons/03-t.md")
        #expect(written.status == 0)
        #expect(written.output == "tidied Lessons/03-t.md\n1 file, 1 tidied\n")
        #expect(
            try course.read("Lessons/03-t.md")
                == "---\ntitle: T\npart: P\n---\n\n| a   | b   |\n| --- | --- |\n| 1   | 2   |\n")
        #expect(try course.coursebuild("fmt", "--check").output == "5 files, nothing to tidy\n")
        let other = try course.coursebuild("fmt", "Package.swift")
        #expect(other.status == 2)
        #expect(other.error.contains("there is no file 'Package.swift'"))
    }
}
