export const isSampled = (percent: number): boolean => Math.random() * 100 < percent;
