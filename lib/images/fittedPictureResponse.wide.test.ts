import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import files from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { holdSignals } from '@/lib/testing/holdSetTimeout';
import { measurePicture, plainPicture } from '@/lib/testing/measurePicture';
import { hugeAvif, hugeJpeg } from '@/lib/testing/pictureBombs';
import { fittedPictureResponse } from './fittedPictureResponse';

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let root: string;
beforeAll(async () => {
  upstream = await startUpstream();
  root = mkdtempSync(join(tmpdir(), 'fitted-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await upstream.stop();
});
beforeEach(() => {
  upstream.reset();
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  holdSignals(); // no picture is late, however busy the machine
});

let paths = 0;
/** A path of its own for each test: what was answered is remembered. */
const serves = (answer: (response: ServerResponse) => void, query = '') => {
  const path = `/pictures/${paths++}.jpg${query}`;
  upstream.on(path, (_, response) => answer(response));
  return upstream.url + path;
};
/** A request whose query Next has written anew. */
const send = (query: string, headers: HeadersInit = {}) => {
  const target = `/pictures/fit?${query}`;
  const { origin, pathname, searchParams } = new URL(target, 'http://localhost:3000');
  const rewritten = new Request(`${origin}${pathname}?${searchParams}`, { headers });
  return requestContext.run({ sentTarget: target }, () => fittedPictureResponse(rewritten));
};
const ask = (url: string, { w = '480', accept = 'image/avif,image/webp,*/*', known = '' } = {}) =>
  send(`url=${encodeURIComponent(url)}&w=${w}`, { accept, 'if-none-match': known });
const measured = async (answer: Response) =>
  measurePicture(new Uint8Array(await answer.arrayBuffer()));

const countOf = async (outcome: string) =>
  (await metrics.pictureFits.get()).values.find(({ labels }) => labels.outcome === outcome)?.value;

describe('a picture of a story', () => {
  it.each([
    ['480', 'image/webp,*/*', { format: 'webp', width: 480, height: 320 }],
    ['112', 'image/webp,*/*', { format: 'webp', width: 112, height: 75 }],
    ['1200', 'image/webp,*/*', { format: 'webp', width: 900, height: 600 }],
    ['480', '*/*', { format: 'jpeg', width: 480, height: 320 }],
  ])('is fitted to %s for who accepts %s', async (w, accept, form) => {
    const picture = await plainPicture(900, 600);
    const answer = await ask(
      serves((response) => response.end(picture)),
      { w, accept },
    );
    expect(answer.headers.get('content-type')).toBe(`image/${form.format}`);
    expect([
      answer.status,
      answer.headers.get('vary'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'accept', 'public, max-age=3600, stale-while-revalidate=86400']);
    expect(await measured(answer)).toEqual(form);
  });

  it('is the first frame of an animation', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 100, height: 100, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await sharp(await Promise.all(['#a00', '#0a0', '#00a'].map(frame)), {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(3);
    const answer = await ask(serves((response) => response.end(frames)));
    expect(await measured(answer)).toEqual({ format: 'webp', width: 100, height: 100 });
  });

  it('is fetched once for all who ask, and answered 304 to who has it', async () => {
    const picture = await plainPicture(900, 600);
    const url = serves((response) => response.end(picture));
    const [first] = await Promise.all([ask(url), ask(url), ask(url)]);
    const again = await ask(url, { known: first.headers.get('etag') ?? '' });
    expect([again.status, upstream.calls.length]).toEqual([304, 1]);
  });

  it.each([
    ['without a query', ''],
    ['with one, which has a cache of its own', '?x=early'],
  ])(
    'is made once, also for who looked for it before and is told so afterwards: %s',
    async (_, query) => {
      const picture = await plainPicture(900, 600);
      const url = serves((response) => response.end(picture), query);
      let tell = () => {};
      const told = new Promise<void>((done) => (tell = done));
      const missing = async () => {
        await told;
        throw new Error('ENOENT');
      };
      jest.spyOn(files, 'readFile').mockImplementationOnce(missing);
      jest.spyOn(files, 'stat').mockImplementationOnce(missing);
      const early = ask(url);
      const answers = [await ask(url)];
      tell();
      answers.push(await early);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(upstream.calls.length).toBe(1);
    },
  );

  it('is sent once more when it is an hour old, and made again', async () => {
    const picture = await plainPicture(900, 600);
    const url = serves((response) => response.end(picture));
    await ask(url);
    const folder = join(root, '.next/cache/pictures');
    const anHourAgo = Date.now() / 1000 - 3601;
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), anHourAgo, anHourAgo);
    const joined = new Promise((asked) =>
      upstream.on(new URL(url).pathname, (_, response) => asked(response.end(picture))),
    );
    const madeBefore = await countOf('made');
    const stale = await ask(url);
    await joined;
    // Left under way it would be counted by a later test.
    while ((await countOf('made')) === madeBefore) await new Promise((done) => setImmediate(done));
    expect([stale.status, upstream.calls.length]).toEqual([200, 2]);
  });
});

describe('a picture with a query', () => {
  /** None was made yet. */
  beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('site.queriedPictures')));

  /** The URL of a picture that its host has with any of these queries, each as it was sent. */
  const pictureAt = async (path: string, queries: readonly string[]) => {
    const picture = await plainPicture(90, 60);
    for (const query of queries) upstream.on(path + query, (_, response) => response.end(picture));
    return `${upstream.url}${path}`;
  };

  it('is asked for with it, as it was sent', async () => {
    const queries = ['?w=1200&s=a%2Bb', '?s=a%2Bb&w=1200'];
    const url = await pictureAt('/pictures/signed.jpg', queries);
    for (const query of queries) expect((await ask(url + query)).status).toBe(200);
    expect(upstream.pathsAsked()).toEqual(queries.map((query) => `/pictures/signed.jpg${query}`));
  });

  it('is kept apart from those without, and named in no log with it', async () => {
    expectConsole('error', /^picture: http[^?]*: Error: answered 404$/);
    const url = await pictureAt('/pictures/kept.jpg', ['', '?x=1']);
    const files = () =>
      readdirSync(join(root, '.next/cache/pictures')).filter((name) => name.endsWith('.webp'));
    await ask(url);
    const before = files();
    expect((await ask(`${url}?x=1`)).status).toBe(200);
    expect((await ask(`${upstream.url}/pictures/none.jpg?token=secret`)).status).toBe(404);
    expect(files()).toEqual(before);
  });

  it('is made up to a bound where no story names it, and sent again from the cache', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(0);
    const queries = Array.from({ length: 62 }, (_, at) => `?x=${at}`);
    const url = await pictureAt('/pictures/any.jpg', ['', ...queries]);
    const statuses: number[] = [];
    for (const query of queries) statuses.push((await ask(url + query)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 503, 503]);
    const answers = [await ask(`${url}?x=0`), await ask(url)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(upstream.calls.length).toBe(61);
  });
});

describe('what is not a picture of a story', () => {
  it.each([
    ['of a host that is not listed', 'https://elsewhere.example/pictures/a.jpg'],
    ['elsewhere on the provider’s host', '/api/news'],
    ['that leaves its folder', '/pictures/%2e%2e/api/news'],
    ['that leaves its folder by an escaped slash', '/pictures/..%2Fapi/news'],
    ['with a fragment', '/pictures/a.jpg#x'],
    ['with what says where it was shared', '/pictures/a.jpg?utm_source=x'],
    ['on the site itself', '//x\r\nFAKE'],
    ['without an url', ''],
  ])('is refused %s', async (_, url) => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const answer = await ask(
      url.startsWith('/pictures') || url.startsWith('/api') ? upstream.url + url : url,
    );
    expect([answer.status, await answer.text(), upstream.calls.length]).toEqual([400, '', 0]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['with another parameter', (url: string) => `url=${encodeURIComponent(url)}&w=480&x=1`],
    ['with one said twice', (url: string) => `url=${encodeURIComponent(url)}&w=480&w=480`],
    ['in another order', (url: string) => `w=480&url=${encodeURIComponent(url)}`],
    ['encoded in another way', (url: string) => `url=${url}&w=480`],
    ['with a letter encoded', (url: string) => `%75rl=${encodeURIComponent(url)}&w=480`],
    ['in small escapes', (url: string) => `url=${encodeURIComponent(url).toLowerCase()}&w=480`],
    ['with an end', (url: string) => `url=${encodeURIComponent(url)}&w=480&`],
    [
      'with a letter of the path encoded',
      (url: string) => {
        return `url=${encodeURIComponent(url.replace('a.jpg', '%61.jpg'))}&w=480`;
      },
    ],
    [
      'with two slashes',
      (url: string) => {
        return `url=${encodeURIComponent(url.replace('/a.jpg', '//a.jpg'))}&w=480`;
      },
    ],
  ])('is refused %s, which a cache would keep as another', async (_, query) => {
    const answer = await send(query(`${upstream.url}/pictures/a.jpg`));
    expect([answer.status, answer.headers.get('cache-control'), upstream.calls.length]).toEqual([
      400,
      'no-store',
      0,
    ]);
  });

  it.each(['481', '', '0480', '480.0', 'x'])('is refused at the width %j', async (w) => {
    const answer = await ask(`${upstream.url}/pictures/a.jpg`, { w });
    expect([answer.status, upstream.calls.length]).toEqual([400, 0]);
  });

  it.each([
    ['a JPEG of 256 million pixels', () => hugeJpeg(16_000)],
    ['an AVIF of 49 million', () => hugeAvif(7000)],
    ['a broken JPEG', () => hugeJpeg(1000)],
    [
      'a drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>'),
    ],
    ['a bitmap', () => Buffer.from(`BM${'\0'.repeat(60)}`)],
    ['a page', () => Buffer.from('<p>Down</p>')],
  ])(
    'Next: its picture optimiser passes on what it cannot process; not passed on here: %s',
    async (_, make) => {
      expectConsole('error', /^picture: http/);
      const bytes = await make();
      const url = serves((response) => response.end(bytes));
      const answers = [await ask(url), await ask(url, { w: '320' })];
      for (const answer of answers)
        expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
          404,
          '',
          'public, max-age=60',
        ]);
      expect(upstream.calls.length).toBe(1);
    },
  );

  it.each([
    ['is not there', (response: ServerResponse) => response.writeHead(404).end()],
    [
      'leads elsewhere',
      (response: ServerResponse) => response.writeHead(302, { location: '/pictures/b.jpg' }).end(),
    ],
    ['is over 8 MB', (response: ServerResponse) => response.end(Buffer.alloc(8_000_001))],
  ])('is not there when it %s', async (_, answer) => {
    expectConsole('error', /^picture: http/);
    expect((await ask(serves(answer))).status).toBe(404);
    expect(upstream.calls.length).toBe(1);
  });
});

it('counts pictures by what became of them', async () => {
  expectConsole('error', /^picture: http/);
  metrics.registry.resetMetrics();
  const picture = await plainPicture(900, 600);
  const url = serves((response) => response.end(picture));
  const missing = serves((response) => response.writeHead(404).end());
  for (const asked of [url, url, missing]) await ask(asked);
  expect((await metrics.pictureFits.get()).values).toEqual([
    { labels: { outcome: 'made' }, value: 1 },
    { labels: { outcome: 'cached' }, value: 1 },
    { labels: { outcome: 'failed' }, value: 1 },
  ]);
});
