/** ISO 8601 in UTC with milliseconds, `2026-11-20T06:25:00.000Z`: sorts as text. */
export type IsoUtc = string;
