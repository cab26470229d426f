/**
 * Of a term found in the title, in the summary, or further down. The weights of one term decide
 * before its form does.
 */
export const WEIGHTS = [8, 4, 2] as const;
export const WHOLE_WORD = 1;
/** The same of the word with another ending. */
export const OTHER_FORM = 0.5;
