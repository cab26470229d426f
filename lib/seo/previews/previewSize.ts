/** What Facebook, WhatsApp, LinkedIn and X all show large, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** WhatsApp drops pictures somewhere above 300 KB; its readers pay for each of them. */
export const PREVIEW_LIMIT_BYTES = 200_000;
