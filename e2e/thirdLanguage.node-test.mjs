// Adds a third language to a copy of the project, by its two places alone (a record and a file of
// messages filled by machine), builds it, and walks its pages. Run by `npm test`, after the build.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/freePort.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Within the project, so that the packages are found above it. */
const COPY = join(ROOT, '.third-language');
const NOT_COPIED =
  /^(node_modules|package-lock\.json|test-results|\..*|e2e|docs|bench|.*\.tsbuildinfo)$/;

const LOCALE = 'mr';
const RECORD = `
  ${LOCALE}: {
    name: 'मराठी',
    invitation: 'मराठीत वाचा',
    prefix: '/${LOCALE}',
    regional: 'mr-IN',
    intl: 'mr-IN-u-nu-latn',
    script: 'Devanagari',
    namesDayPeriod: false,
    oClock: '',
  },`;
/** Around each text, so that a page shows whether its own messages were used. */
const [OPEN, CLOSE] = ['⟦', '⟧'];

/** @param {unknown} value @returns {unknown} */
function filled(value) {
  if (typeof value === 'string') return `${OPEN}${value}${CLOSE}`;
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (value)).map(([key, part]) => [key, filled(part)]),
  );
}

/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];
let site = '';

/** @param {string[]} command @param {Record<string, string>} settings */
function start(command, settings = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings };
  const child = spawn(process.execPath, command, { cwd: COPY, env });
  const chunks = /** @type {string[]} */ ([]);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => chunks.push(`${text}`));
  return { child, output: () => chunks.join('') };
}

/** @param {string} url */
async function answered(url) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not answer`);
}

/** @param {string} path */
async function page(path) {
  const response = await fetch(`${site}${path}`);
  return { status: response.status, text: await response.text() };
}

before(async () => {
  rmSync(COPY, { recursive: true, force: true });
  for (const name of readdirSync(ROOT).filter((entry) => !NOT_COPIED.test(entry)))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });

  const path = join(COPY, 'lib/i18n/locales.ts');
  const locales = readFileSync(path, 'utf8');
  const end = '\n} as const satisfies Record<string, LocaleRecord>';
  assert.ok(locales.includes(end));
  writeFileSync(path, locales.replace(end, `${RECORD}${end}`));
  const messages = JSON.parse(readFileSync(join(ROOT, 'messages/en.json'), 'utf8'));
  writeFileSync(join(COPY, `messages/${LOCALE}.json`), JSON.stringify(filled(messages)));

  const build = start([join(ROOT, 'node_modules/next/dist/bin/next'), 'build']);
  const code = await new Promise((done) => build.child.on('exit', done));
  assert.equal(code, 0, build.output());

  const [newsPort, port] = [await freePort(), await freePort()];
  site = `http://localhost:${port}`;
  const news = `http://localhost:${newsPort}`;
  servers.push(start(['newsroom/server.mjs'], { NEWSROOM_PORT: `${newsPort}` }).child);
  await answered(`${news}/api/news`);
  servers.push(
    start(['server/server.mjs'], { PORT: `${port}`, SITE_URL: site, NEWS_API_URL: news }).child,
  );
  await answered(`${site}/api/health`);
});

after(() => {
  for (const server of servers) server.kill();
  rmSync(COPY, { recursive: true, force: true });
});

/** @param {string} html */
const alternates = (html) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang = '', href = '']) => [lang, href],
  );

/** A message that is not there is shown by next-intl as its key. @param {string} html */
const missingMessages = (html) =>
  [
    ...html
      .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      .matchAll(/>([A-Z]\w+\.[a-z]\w*)</g),
  ].map(([, key = '']) => key);

test('every page of the sitemap is there in a third language', async () => {
  const { text } = await page('/sitemaps/pages.xml');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => path === `/${LOCALE}` || path.startsWith(`/${LOCALE}/`));
  assert.ok(paths.length > 40, `${paths.length} pages`);

  const faults = [];
  for (const path of paths) {
    const { status, text: html } = await page(path);
    const bare = path.slice(LOCALE.length + 1) || '/';
    const own = `${site}${path}`;
    const found = {
      status,
      lang: /<html[^>]*\blang="([^"]+)"/.exec(html)?.[1],
      ownWords: /<title>[^<]*⟦/.test(html) && />[^<]*⟦/.test(html),
      canonical: html.includes(`<link rel="canonical" href="${own}"`),
      languages: alternates(html)
        .map(([lang]) => lang)
        .sort()
        .join(),
      default: alternates(html).some(
        ([lang, href]) => lang === 'x-default' && href === `${site}${bare === '/' ? '' : bare}`,
      ),
      missing: missingMessages(html).join(),
    };
    const expected = {
      status: 200,
      lang: LOCALE,
      ownWords: true,
      canonical: true,
      languages: 'en-IN,hi-IN,mr-IN,x-default',
      default: true,
      missing: '',
    };
    if (JSON.stringify(found) !== JSON.stringify(expected)) faults.push({ path, ...found });
  }
  assert.deepEqual(faults, []);
});

test('a story, an unknown page and an unknown state answer in a third language', async () => {
  const news = await page('/sitemaps/stories.xml');
  const story = new URL(/<loc>([^<]+\/news\/[^<]+)<\/loc>/.exec(news.text)?.[1] ?? site).pathname;
  const seen = [];
  for (const path of [story.replace(/^\/(hi\/)?/, '/'), '/no-such-page', '/india/atlantis']) {
    const { status, text } = await page(`/${LOCALE}${path}`);
    seen.push([
      status,
      /<html[^>]*\blang="([^"]+)"/.exec(text)?.[1],
      text.includes(OPEN),
      missingMessages(text),
    ]);
  }
  assert.deepEqual(seen, [
    [200, LOCALE, true, []],
    [404, LOCALE, true, []],
    [404, LOCALE, true, []],
  ]);
});

test('feeds, manifest and data answer in a third language', async () => {
  const paths = [
    `/feeds/${LOCALE}/all.rss`,
    `/manifests/${LOCALE}.webmanifest`,
    `/api/posters?lang=${LOCALE}`,
    `/api/breaking-news?lang=${LOCALE}`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => [path, (await page(path)).status]));
  assert.deepEqual(
    statuses,
    paths.map((path) => [path, 200]),
  );
});

test('every page leads to the other languages', async () => {
  const { text } = await page(`/${LOCALE}/india`);
  const links = ['/india', '/hi/india'].map((path) => text.includes(`href="${path}"`));
  assert.deepEqual(links, [true, true]);
});
