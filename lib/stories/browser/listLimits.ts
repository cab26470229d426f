// What the lists on a device hold, and the copies that the worker keeps of it.

export const SAVED_LIMIT = 100;
export const HISTORY_LIMIT = 50;
