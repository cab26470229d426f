/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Answers requests with `Upgrade` (`curl --http2`) or any `Expect` as usual: both may be ignored
 * (RFC 9110, 7.8 and 10.1.1). Node sends a bare 417.
 *
 * @param {import('node:http').Server} server must have no `upgrade` listener, or Node leaves the request unanswered
 */
export function ignoreOffers(server) {
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response));
  server.on('request', ({ headers }, response) => {
    // Node drops requests behind it in the same packet; closing the connection tells the client to
    // send them again.
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
export function askForBody({ headers, httpVersion }, response) {
  if (httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue')
    response.writeContinue();
}
