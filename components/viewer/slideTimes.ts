/** How long a story without a video of its own is shown, and each page of a web story. */
export const SLIDE_MS = 6000;
