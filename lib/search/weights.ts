/** Title, summary, body. The text outweighs the word's form. */
export const WEIGHTS = [8, 4, 2] as const;
export const WHOLE_WORD = 1;
export const OTHER_FORM = 0.5;
