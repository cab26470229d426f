/** What Facebook, WhatsApp, LinkedIn and X all show large, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
