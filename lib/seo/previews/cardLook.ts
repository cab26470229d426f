/**
 * The look's light scheme, for drawings outside of a browser: the values of the tokens of the same
 * names in `app/styles/tokens.css`.
 */
export const COLOR = {
  paper: '#fff',
  ink: '#14171a',
  'ink-quiet': '#565c62',
  bar: '#14171a',
  river: '#0a5468',
  signal: '#c4121a',
} as const;

/**
 * Part of each preview's URL. To be raised when cards or crops are made differently, so that
 * apps fetch them anew.
 */
export const DESIGN = 1;
