/**
 * Whether a page is in the random `percent` of pages that send reports. Reporting adds bytes to a
 * page, so not every page does it.
 */
export const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
