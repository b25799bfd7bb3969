#ifndef CELL_WIDTH_H
#define CELL_WIDTH_H

#include <stdint.h>

/// How many cells of a terminal a Unicode scalar takes by the C library's table: 0, 1 or 2, or -1 when it does
/// not print. Leaves the process's locale alone.
int terminal_cell_width(uint32_t scalar);

#endif
