/// A lesson to begin from. Its numbers hold by arithmetic: 300 − 50 − 50 = 200 and 250 − 50 − 50 = 150.
struct LessonTemplate {
    var title: String
    var part: String?

    var text: String {
        """
        ---
        title: \(YAMLText.scalar(title))
        \(part.map { "part: \(YAMLText.scalar($0))\n" } ?? "")---

        Say here what somebody can do after this lesson. What follows shows how lessons are written: replace it.

        ## What does a spacer take?

        A row of two boxes, with a spacer between them:

        ```swift layout id=row width=300 height=80
        HStack {
            Color.red.frame(width: 50, height: 50)
            Spacer()
            Color.blue.frame(width: 50, height: 50)
        }
        ```

        The row is offered [300](check:row) points. Each box takes [50](check:row), whatever it is offered, and the spacer
        takes what they leave: [200](check:row "width(Spacer)") points.

        ## What if the row is offered less?

        Say what you expect before you look.

        <!-- answer -->

        The spacer takes less. The boxes stay as they are:

        ```swift layout id=narrow width=250 height=80 diff=row
        HStack {
            Color.red.frame(width: 50, height: 50)
            Spacer()
            Color.blue.frame(width: 50, height: 50)
        }
        ```

        Offered [250](check:narrow) points, the row leaves it [150](check:narrow "width(Spacer)").

        """
    }
}
