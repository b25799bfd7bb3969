print("quiz: nothing to play yet")
