print("coursebuild")
