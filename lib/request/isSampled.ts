/** Sampled, because reporting adds bytes to a page. */
export const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
