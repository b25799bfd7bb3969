#define _GNU_SOURCE
#include "cell_width.h"

#include <locale.h>
#include <pthread.h>
#include <wchar.h>

// wcwidth knows widths in a UTF-8 locale only; this one is built into the C library.
static locale_t utf8_locale;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_locale(void) { utf8_locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

int terminal_cell_width(uint32_t scalar) {
    pthread_once(&once, make_locale);
    if (utf8_locale == (locale_t)0) return 1;
    locale_t earlier = uselocale(utf8_locale);
    int width = wcwidth((wchar_t)scalar);
    uselocale(earlier);
    return width;
}
