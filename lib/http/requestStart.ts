import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Node says on its channel `http.server.request.start`, before anything else sees the request. */
export type RequestStart = { request: IncomingMessage; response: ServerResponse };

/** Whether a message of that channel is what Node's documentation says it is. */
export const isRequestStart = (message: unknown): message is RequestStart =>
  typeof message === 'object' && message !== null && 'request' in message && 'response' in message;
