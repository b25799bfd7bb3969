"""Times Yoga's layout call on the trees of LayoutBenchmark.swift: nodes, and nanoseconds a node."""

import time

from poga import libpoga_capi as yoga

CHILDREN = 10


def build(depth, is_row):
    node = yoga.YGNodeNew()
    count = 1
    yoga.YGNodeStyleSetFlexGrow(node, 1)
    yoga.YGNodeStyleSetFlexDirection(node, yoga.YGFlexDirection.Row if is_row else yoga.YGFlexDirection.Column)
    if depth > 0:
        for index in range(CHILDREN):
            child, below = build(depth - 1, not is_row)
            yoga.YGNodeInsertChild(node, child, index)
            count += below
    return node, count


for depth in range(2, 6):
    root, count = build(depth, True)
    repetitions = max(1, 200_000 // count)
    fastest = float("inf")
    width = 1000.0
    for _ in range(5):
        spent = 0
        for _ in range(repetitions):
            width += 0.25
            start = time.process_time_ns()
            yoga.YGNodeCalculateLayout(root, width, 800, yoga.YGDirection.LTR)
            spent += time.process_time_ns() - start
        fastest = min(fastest, spent / (repetitions * count))
    print(count, int(fastest))
