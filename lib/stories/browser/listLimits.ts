// Limits of the lists on a device, and of the copies that the service worker keeps for them.

export const SAVED_LIMIT = 100;
export const HISTORY_LIMIT = 50;
