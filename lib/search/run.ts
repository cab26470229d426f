export type Run = { text: string; isMatch: boolean };
