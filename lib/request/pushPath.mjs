// Plain JavaScript, because the server reads it as it is.
/** GET tells what is to be sent now, POST takes who asks for it. */
export const PUSH_PATH = '/api/push';

export const PUSH_SCRIPT = '/push.js';
