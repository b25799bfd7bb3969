#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

/* ICU's function names carry its version by means of macros, which Swift does not see. */

static inline UBreakIterator *course_line_breaks_open(UErrorCode *status) {
    return ubrk_open(UBRK_LINE, "en", NULL, 0, status);
}

static inline void course_line_breaks_set_text(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
    ubrk_setText(iterator, text, length, status);
}

static inline int32_t course_line_breaks_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline int32_t course_line_breaks_status(UBreakIterator *iterator) { return ubrk_getRuleStatus(iterator); }

static inline void course_line_breaks_close(UBreakIterator *iterator) { ubrk_close(iterator); }

static inline UBiDi *course_bidi_open(void) { return ubidi_open(); }

static inline void course_bidi_set_text(UBiDi *bidi, const UChar *text, int32_t length, UErrorCode *status) {
    ubidi_setPara(bidi, text, length, UBIDI_DEFAULT_LTR, NULL, status);
}

static inline const UBiDiLevel *course_bidi_levels(UBiDi *bidi, UErrorCode *status) {
    return ubidi_getLevels(bidi, status);
}

static inline void course_bidi_visual_order(const UBiDiLevel *levels, int32_t length, int32_t *order) {
    ubidi_reorderVisual(levels, length, order);
}

static inline void course_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }
