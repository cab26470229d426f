import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { startLocalServer } from '@/lib/testing/localServer';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { checkImport } from './checkImport.mjs';

/** No busy machine is a slow source. */
const SETTINGS = { NEWS_SOURCE: '', GHOST_CONTENT_KEY: '', NEWS_TIMEOUT_MS: '30000', SITE_DIR: '' };
const own = { ...process.env };
beforeEach(() => {
  process.env = { ...own, ...SETTINGS };
  // Settings and source are loaded once a process.
  jest.resetModules();
  forgetProcess();
});
afterAll(() => (process.env = own));

/** What the command says of these arguments, in this process. */
const run = (...args: string[]) =>
  checkImport(args, async () => ({
    ...(await import('../lib/config/environment.mjs')),
    ...(await import('../lib/importCheck/importStories')),
    ...(await import('../lib/provider/checkSource')),
  }));

/** The command itself, without a build; it makes the site anew only where settings name its folder. */
const runCommand = (settings: Record<string, string>, ...args: string[]) =>
  new Promise<{ status: number; lines: string[] }>((done) => {
    const command = [join(__dirname, 'importCheck.mjs'), ...args];
    const env = { ...process.env, ...settings };
    const child = execFile(process.execPath, command, { env }, (_, out, errors) =>
      done({ status: child.exitCode ?? -1, lines: `${out}${errors}`.trim().split('\n') }),
    );
  });

const item = (id: number, fields: string) =>
  `<item><guid>${id}</guid><title>Story ${id}</title>${fields}</item>`;
const WHOLE =
  '<pubDate>Fri, 20 Nov 2026 10:00:00 +0530</pubDate><category>World</category><description>The text of a story.</description>';

/** What is said of a feed with these items. */
async function check(items: string, command = run) {
  const { url, stop } = await startLocalServer(({ url: path }, response) => {
    const picture = `<enclosure url="${url}/a.jpg" type="image/jpeg" length="1"/>`;
    const body = items.replaceAll('PICTURE', picture);
    response.writeHead(path === '/rss' ? 200 : 404, { 'content-type': 'application/rss+xml' });
    response.end(`<rss version="2.0"><channel><title>A</title>${body}</channel></rss>`);
  });
  process.env.NEWS_IMAGE_HOSTS = new URL(url).host;
  const result = await command(`${url}/rss`);
  await stop();
  return result;
}

it('is one line for a feed that is whole', async () => {
  const { status, lines } = await check(item(1, `${WHOLE}PICTURE`));
  expect([status, lines]).toEqual([
    0,
    [expect.stringMatching(/\(feeds\): 1 stories of 2026-11-20; .*; nothing is left out$/)],
  ]);
});

it('takes a feed without items for one all the same', async () => {
  const { lines } = await check('');
  expect(lines.slice(1)).toEqual(['- no story could be read']);
});

it.each([
  ['the command', (...args: string[]) => runCommand({}, ...args)],
  ['it', run],
])('names what a feed lacks: %s', async (_, command) => {
  const { status, lines } = await check(
    item(1, `${WHOLE}PICTURE`) + item(2, '<description>[gallery ids="1"]</description>'),
    command,
  );
  expect(status).toBe(1);
  expect(lines.slice(1)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^- 1 of 2 without a date/),
      expect.stringMatching(/^- 1 of 2 in no section/),
    ]),
  );
});

it('names the feeds of a page', async () => {
  const { url, stop } = await startLocalServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<html><head><link rel="stylesheet" href="/a.css">
      <link rel='alternate' type='application/rss+xml' href='/khel/rss?a=1&amp;b=2'>
      <link href="/all.json" type="application/feed+json" rel="alternate">
      <link rel="alternate" hreflang="hi" href="/hi"></head><body>News</body></html>`,
    );
  });
  const { status, lines } = await run(`${url}/`);
  await stop();
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe(
    `- this is a web page. Check one of its feeds: ${url}/khel/rss?a=1&b=2 ${url}/all.json`,
  );
});

it('reads an API of the own contract', async () => {
  const story = { id: '1', headline: 'Rain', publishedAt: '2026-11-20T10:00:00+05:30' };
  const { url, stop } = await startLocalServer(({ url: path = '' }, response) => {
    const isFeed = path.startsWith('/api/');
    response.writeHead(isFeed ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isFeed ? [story] : {}));
  });
  const { lines } = await run(`${url}/`);
  await stop();
  expect(lines[0]).toMatch(/\(api\): 1 stories of 2026-11-20; /);
});

describe('a WordPress', () => {
  const wordpress = wordpressForTests();

  it('finds out what a WordPress is', async () => {
    const { lines } = await run(wordpress.url);
    expect(lines[0]).toMatch(/\(wordpress\): \d+ stories of .*; languages /);
  });

  it.each(['/', '/wp-json', '/wp-admin/edit.php'])('finds a WordPress by its %s', async (path) => {
    const { lines } = await run(`${wordpress.url}${path}`);
    expect(lines[0]).toMatch(/\(wordpress\): \d+ stories of /);
  });

  it('takes a feed of a WordPress for a feed, though its REST API answers below any path', async () => {
    const site = await startLocalServer(({ url }, response) => {
      if (url === '/feed/') {
        response.writeHead(200, { 'content-type': 'application/rss+xml; charset=UTF-8' });
        response.end(
          `<rss version="2.0"><channel><title>A</title>${item(1, WHOLE)}</channel></rss>`,
        );
      } else response.writeHead(302, { location: `${wordpress.url}/?rest_route=/` }).end();
    });
    const { lines } = await run(`${site.url}/feed/`);
    await site.stop();
    expect(lines[0]).toMatch(/\(feeds\): 1 stories of /);
  });

  it('follows a WordPress that has moved, and names where', async () => {
    const old = await startLocalServer(({ url }, response) => {
      response.writeHead(301, { location: `${wordpress.url}${url}` }).end();
    });
    const { status, lines } = await run(old.url);
    await old.stop();
    expect(status).toBe(1);
    expect(lines[0]).toMatch(/\(wordpress\): \d+ stories of /);
    expect(lines.at(-1)).toBe(`- the site has moved: set NEWS_API_URL to ${wordpress.url}`);
  });

  it('is one line for a WordPress that answers by one way alone', async () => {
    wordpress.data().posts.splice(1);
    wordpress.fail('/', (response, good) =>
      response.req.url?.startsWith('/wp-json/')
        ? response.end(good)
        : response.writeHead(404).end(good),
    );
    const { lines } = await run(wordpress.url);
    expect(lines.filter((line) => line.includes('REST API'))).toEqual([]);
  });
});

it('says where it looked for a WordPress', async () => {
  const server = await startLocalServer((_, response) => {
    response.writeHead(404).end();
  });
  const { status, lines } = await run(`${server.url}/wp-json`);
  await server.stop();
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe(
    `- this is not a feed, and WordPress does not answer at ${server.url}/wp-json/ or ${server.url}/?rest_route=/. For a Ghost, add --key.`,
  );
});

it('says of a WordPress that a plug-in hides what to do', async () => {
  const server = await startLocalServer(({ url = '' }, response) => {
    const isRest = url.startsWith('/wp-json/') || url.includes('rest_route');
    response.writeHead(isRest ? 401 : 200, {
      'content-type': isRest ? 'application/json' : 'text/html',
    });
    response.end(isRest ? '{"code":"rest_not_logged_in","message":"x"}' : '<p>News</p>');
  });
  const { status, lines } = await run(server.url);
  await server.stop();
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/\(wordpress\): 0 stories/);
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/answers 401: a plug-in may hide its REST API/),
    '- no story could be read',
    `- check its feed instead: ${server.url}/feed/`,
  ]);
});

it('looks for nothing where nobody answers', async () => {
  const { status, lines } = await run('http://localhost:1/rss');
  expect(status).toBe(1);
  expect(lines).toEqual([
    'localhost:1/rss (feeds): 0 stories',
    expect.stringMatching(/^- .*ECONNREFUSED/),
    '- no story could be read',
  ]);
});

it('asks for the key of a Ghost', async () => {
  const ghost = await startLocalServer((_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"errors":[{}]}');
  });
  const { status, lines } = await run(ghost.url);
  await ghost.stop();
  expect([status, lines]).toEqual([2, [expect.stringContaining('--key')]]);
});

const GHOST_KEY = '22444f78447824223cefc48062';

it('says of a key that Ghost refuses what to change', async () => {
  const ghost = await startLocalServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"errors":[{}]}');
  });
  const { status, lines } = await run(ghost.url, '--key', GHOST_KEY);
  await ghost.stop();
  expect(status).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/answers 401: GHOST_CONTENT_KEY is not the key of a custom integration/),
  );
});

it('refuses the key of the Admin API in one line', async () => {
  const { status, lines } = await run('http://localhost:1', '--key', `${GHOST_KEY}:${GHOST_KEY}`);
  expect([status, lines]).toEqual([
    2,
    [expect.stringMatching(/^GHOST_CONTENT_KEY must be a Content API key, .* colon\)$/)],
  ]);
});

it('reads the folder that SITE_DIR names, and no other that was made before', async () => {
  expect(await runCommand({ SITE_DIR: '/nowhere/palash' }, 'http://localhost:1/rss')).toEqual({
    status: 2,
    lines: ['/nowhere/palash/site.config.ts: is missing. Set SITE_DIR to the folder that has it.'],
  });
});

it('reads nothing of the folder before it is made', () => {
  const text = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  const imported = ['importCheck.mjs', 'checkImport.mjs', 'publishingSystem.mjs'].flatMap(
    (file) => [...text(file).matchAll(/^import .* from '(\..+)';/gm)],
  );
  expect(imported.length).toBeGreaterThan(6);
  expect(imported.filter(([, file = '']) => text(file).includes("from '#site/"))).toEqual([]);
});

it('refuses what stands behind the address', async () => {
  const { status, lines } = await run('https://a.in/rss', 'section=sports');
  expect([status, lines]).toEqual([2, [expect.stringMatching(/^Give one address only/)]]);
});

it.each([['no address'], ['ftp://a.in']])('refuses %s', async (address) => {
  expect(await run(address)).toMatchObject({ status: 2 });
});

it.each([
  ['--kee', 'a'],
  ['https://example.org', '--key'],
])('names an option that it cannot read: %s %s', async (...args) => {
  const { status, lines } = await run(...args);
  expect([status, lines]).toEqual([2, [expect.stringMatching(/--ke[ey]/)]]);
});
