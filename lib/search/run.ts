/** A part of a text, and whether it matches what was searched for. */
export type Run = { text: string; isMatch: boolean };
