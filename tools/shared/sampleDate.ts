/** The day of all sample figures in India (product.md 9.4). */
export const SAMPLE_DATE = '2024-01-15';
