export const PIN_MODES = ['pincode', 'location'] as const;
export type PinMode = (typeof PIN_MODES)[number];

/** Whether a query asks for nothing: blank, or no more than spaces. */
export const isBlank = (query: string): boolean => query.trim() === '';
