import { subscribe } from 'node:diagnostics_channel';
import { isRequestStart } from './requestStart';
import { takeStatus } from './statuses';

/** Search engines take 503 as passing; they may come back after this many seconds. */
const RETRY_AFTER_S = '120';

/**
 * Sends the statuses that pages asked for by `answerStatus`: at the moment the head of an answer is written,
 * the middleware's nonce tells whose it is. Loaded once, when the server starts.
 */
subscribe('http.server.request.start', (message) => {
  if (!isRequestStart(message)) return;
  const { request, response } = message;
  // A reader who has gone before the head was written is never told, and must not be remembered.
  response.once('close', () => takeStatus(String(request.headers['x-nonce'])));
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, [given, ...rest]) {
      const status = takeStatus(String(request.headers['x-nonce']));
      if (status === 503) response.setHeader('retry-after', RETRY_AFTER_S);
      return Reflect.apply(writeHead, self, [status ?? given, ...rest]);
    },
  });
});
