export const SLIDE_MS = 6000;
