/** ISO day of all tools' sample figures, on India's calendar: the spec's day of the fuel prices. */
export const SAMPLE_DATE = '2024-01-15';
