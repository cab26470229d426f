export const MINUTE_MS = 60_000;
