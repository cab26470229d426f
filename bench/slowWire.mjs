import { connect, createServer } from 'node:net';
import { freePort } from '../scripts/freePort.mjs';

const TURN_MS = 10;

/**
 * Proxies a server through a slow line that all connections share. A browser's own throttling
 * delivers larger pieces, and so paints later.
 *
 * @param {string} origin
 * @param {{ latencyMs: number, kbitPerSecond: number }} line latency applies once per request
 */
export async function slowWire(origin, { latencyMs, kbitPerSecond }) {
  const bytesPerTurn = (kbitPerSecond / 8) * TURN_MS;
  /** @type {{ to: import('node:net').Socket, data: Buffer }[]} */
  const waiting = [];
  const turns = setInterval(() => {
    for (let left = bytesPerTurn; left > 0;) {
      const first = waiting[0];
      if (!first) return;
      const piece = first.data.subarray(0, left);
      first.to.write(piece);
      first.data = first.data.subarray(piece.length);
      left -= piece.length;
      if (first.data.length === 0) waiting.shift();
    }
  }, TURN_MS);
  const server = createServer((reader) => {
    const site = connect(Number(new URL(origin).port), 'localhost');
    reader.on('data', (data) => setTimeout(() => site.write(data), latencyMs));
    site.on('data', (data) => waiting.push({ to: reader, data }));
    for (const [one, other] of /** @type {const} */ ([
      [reader, site],
      [site, reader],
    ]))
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, () => done(undefined)));
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      clearInterval(turns);
      server.close();
    },
  };
}
