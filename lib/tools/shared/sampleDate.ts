/** ISO day of all tools' sample figures, on India's calendar (product.md 9.4). */
export const SAMPLE_DATE = '2024-01-15';
