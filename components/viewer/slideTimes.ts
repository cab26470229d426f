/** How long a story without a video of its own is shown. */
export const SLIDE_MS = 6000;

/** How much longer for each point of a web story. */
export const POINT_MS = 3000;
