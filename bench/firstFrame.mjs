// Compares the first paint of pages with a bare page on a slow phone: nine rounds with an empty
// cache, over two slow lines.

import { chromium } from '@playwright/test';
import { connect, createServer } from 'node:net';
import { browserPath } from '../scripts/browser.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { PAGE_BUDGETS } from './budgets.mjs';
import { median } from './measures.mjs';
import { startBare, startProvider, startSite } from './servers.mjs';

const ROUNDS = 9;
const CPU_SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
const LINES = [
  { latencyMs: 400, kbitPerSecond: 400 },
  { latencyMs: 150, kbitPerSecond: 1_600 },
];

const provider = await startProvider();
const bare = await startBare();
const site = await startSite(provider.port);
const browser = await chromium.launch({
  executablePath: browserPath({ measures: true }),
  args: ['--no-sandbox'],
});

for (const line of LINES) {
  const [toBare, toSite] = [await slowWire(bare.origin, line), await slowWire(site.origin, line)];
  const pages = [
    { name: 'bare page', url: toBare.origin },
    ...Object.keys(PAGE_BUDGETS).map((path) => ({ name: path, url: toSite.origin + path })),
  ].map((page) => ({ ...page, times: /** @type {number[]} */ ([]) }));
  for (const { url } of pages) await firstFrame(url);
  for (let round = 0; round < ROUNDS; round++)
    for (const { url, times } of pages) times.push(await firstFrame(url));
  console.log(`\n${line.latencyMs} ms, ${line.kbitPerSecond} kbit/s\n`);
  console.log('| Page | FCP, ms | × bare |\n| --- | ---: | ---: |');
  const base = median(pages[0]?.times ?? []);
  for (const { name, times } of pages) {
    const [least, most] = [Math.min(...times), Math.max(...times)].map(Math.round);
    const middle = median(times);
    console.log(
      `| ${name} | ${Math.round(middle)} (${least}–${most}) | ${(middle / base).toFixed(2)} |`,
    );
  }
  toBare.stop();
  toSite.stop();
}
await browser.close();
await Promise.all([bare.stop(), site.stop()]);
await provider.stop();

/** @param {string} url */
async function firstFrame(url) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise((/** @type {(ms: number) => void} */ done) =>
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries())
            if (name === 'first-contentful-paint') done(startTime);
        }).observe({ type: 'paint', buffered: true }),
      ),
  );
  await context.close();
  return ms;
}

const TURN_MS = 10;

/**
 * Proxies a server through a slow line that all connections share. A browser's own throttling
 * delivers larger pieces, and so paints later.
 *
 * @param {string} origin
 * @param {{ latencyMs: number, kbitPerSecond: number }} line latency applies once per request
 */
async function slowWire(origin, { latencyMs, kbitPerSecond }) {
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
