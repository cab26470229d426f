/** Whether a page is one of so many in a hundred that report: what that takes costs bytes on each. */
export const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
