// Plain JavaScript, because the server reads it as it is.
/** GET: the current notification. POST: a reader's subscription. */
export const PUSH_PATH = '/api/push';

export const PUSH_SCRIPT = '/push.js';
