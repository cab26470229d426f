/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 */

/**
 * Answers what asks for another protocol (`curl --http2`) or any `Expect`, which may be ignored
 * (RFC 9110, 7.8 and 10.1.1); Node sends a bare 417.
 *
 * @param {import('node:http').Server} server to whose `upgrade` nobody listens: else Node gives no answer
 */
export function ignoreOffers(server) {
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request, response) => server.emit('request', request, response));
  server.on('request', ({ headers }, response) => {
    // Node drops what came in the same packet: a closed connection says that it has no answer.
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}

/**
 * Has the sender go on to the body, if it waits for that.
 *
 * @param {IncomingMessage} request whose body is read next
 * @param {ServerResponse} response
 */
export function askForBody({ headers, httpVersion }, response) {
  if (httpVersion === '1.1' && headers.expect?.toLowerCase() === '100-continue')
    response.writeContinue();
}
