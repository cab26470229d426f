import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestHandler } from './requestHandler.mjs';
import { scriptsAfterFrame as ofBytes } from './scriptsAfterFrame.mjs';

const A = '/_next/static/chunks/a.js';
const MAIN = '/_next/static/chunks/main.js';
const OLD = '<script src="/_next/static/chunks/old.js" noModule="" nonce="bm9uY2U="></script>';
const OTHER = '<script src="/api/reports/vitals.js" async="" nonce="bm9uY2U="></script>';
const HEAD = `<head><link rel="preload" as="image" href="/a.jpg"/><link rel="preload" as="script" fetchPriority="low" nonce="bm9uY2U=" href="${MAIN}"/><script src="${A}" async="" nonce="bm9uY2U="></script>${OTHER}${OLD}</head>`;
const FIRST_VIEW = `<html>${HEAD}<body><h1>मानसून</h1><script nonce="bm9uY2U=" id="_R_">0</script>`;
const PAGE = `${FIRST_VIEW}<script src="${MAIN}" nonce="bm9uY2U=" async=""></script>`;

const scriptsAfterFrame = (html: string) => ofBytes(Buffer.from(html)).toString();
const startOf = (html: string) =>
  /<script nonce="bm9uY2U=">(\(urls=>.*)<\/script>$/.exec(html)?.[1] ?? '';

/** Runs the script that asks for the others in a document of its own, hidden or not. */
function run(script: string, hidden = false) {
  const frames: (() => void)[] = [];
  const timers: [start: () => void, ms?: number][] = [];
  const asked: object[] = [];
  const clicks: ((event: { target: object }) => void)[] = [];
  const document = {
    hidden,
    addEventListener: (_: 'click', act: (typeof clicks)[number]) => void clicks.push(act),
    createElement: () => ({}),
    head: { append: (element: object) => void asked.push(element) },
  };
  new Function('document', 'requestAnimationFrame', 'setTimeout', script)(
    document,
    (frame: () => void) => void frames.push(frame),
    (...timer: [() => void, number?]) => void timers.push(timer),
  );
  const draw = () => frames.splice(0).forEach((frame) => frame());
  const pass = (after?: number) =>
    timers.filter(([, ms]) => ms === after).forEach(([start]) => start());
  const press = (target: object) => clicks.forEach((act) => act({ target }));
  return { asked, draw, pass, press, document };
}

it('leaves one script in place of all that a page would ask for at once', () => {
  const html = scriptsAfterFrame(PAGE);
  expect(html).not.toMatch(
    /<link rel="preload" as="script"|<script src="\/_next\/[^"]*"(?! noModule)/,
  );
  for (const part of ['<link rel="preload" as="image" href="/a.jpg"/>', OTHER, OLD])
    expect(html).toContain(part);
});

it('asks for them in order and once, when the first frame is drawn', () => {
  const { asked, draw, pass } = run(startOf(scriptsAfterFrame(PAGE)));
  draw();
  expect(asked).toEqual([]);
  pass();
  pass(2_000);
  expect(asked).toEqual([
    { async: true, src: A },
    { async: true, src: MAIN },
  ]);
});

it('notes the button that is pressed before they run, of those that are to be noted', () => {
  const { document, press } = run(startOf(scriptsAfterFrame(PAGE)));
  const arrow = { closest: (asked: string) => (asked.startsWith('button:not') ? 'arrow' : null) };
  press({ closest: () => null });
  expect(document).not.toHaveProperty('earlyPress');
  press(arrow);
  press({});
  expect(document).toHaveProperty('earlyPress', 'arrow');
  Object.assign(document, { earlyButtons: 'button[data-later]', earlyPress: null });
  press(arrow);
  expect(document).toHaveProperty('earlyPress', null);
});

it('asks after two seconds where nothing is drawn, as by a crawler', () => {
  const { asked, pass } = run(startOf(scriptsAfterFrame(PAGE)));
  expect(asked).toEqual([]);
  pass(2_000);
  expect(asked).toHaveLength(2);
});

it('asks at once in a page that nobody sees, which draws no frame', () => {
  expect(run(startOf(scriptsAfterFrame(PAGE)), true).asked).toHaveLength(2);
});

it.each([
  ['a page without the script that starts it', FIRST_VIEW],
  ['other HTML', '<p>404</p>'],
])('%s stays as it is', (_name, html) => {
  expect(scriptsAfterFrame(html)).toBe(html);
});

describe('behind the server', () => {
  const LATER = `<script src="${A}" nonce="bm9uY2U=" async=""></script>`;
  let server: Server;
  const serve = (type: string, isDevelopment = false) =>
    new Promise<void>((done) => {
      const handler = createRequestHandler(
        async (_request, response) => {
          response.setHeader('Content-Type', type);
          response.write(Buffer.from(PAGE));
          response.end(Buffer.from(LATER));
        },
        { isDevelopment },
      );
      server = createServer(handler).listen(0, done);
    });
  const received = async (path: string) =>
    (await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)).text();
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('rewrites the first part of a page alone, letter by letter as it was', async () => {
    await serve('text/html; charset=utf-8');
    expect(await received('/hi')).toBe(scriptsAfterFrame(PAGE) + LATER);
  });

  it.each([
    ['what is no HTML', '/hi', 'text/x-component', false],
    ['what is no page', '/api/stories', 'text/html', false],
    ['development', '/hi', 'text/html', true],
  ])('leaves alone %s', async (_name, path, type, isDevelopment) => {
    await serve(type, isDevelopment);
    expect(await received(path)).toBe(PAGE + LATER);
  });
});
