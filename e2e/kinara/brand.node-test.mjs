// Walks every page, feed and file of Kinara, built in a copy of the project in which no source is changed: in its own
// words, and without a trace of the first brand. Run by `npm run test:all`, after `build.mjs`.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { freePort } from '../../scripts/freePort.mjs';
import { linksOf, missingMessages, walkSite } from '../../scripts/walkSite.mjs';
import { ROOT } from '../siteCopy.mjs';
import { serveNews } from './news.mjs';
import { PROJECT, startKinara } from './site.mjs';

/** The signal colour of the brand, on which its own card is drawn. */
const SIGNAL = { r: 0x00, g: 0x66, b: 0x5c };

/** Names, hosts, places, colours and states of the first brand. Its colours in the forms that CSS has. */
const FIRST_BRAND =
  /narmada[ -]?24|नर्मदा ?24|narmada|noida|नोएडा|(in|and) hindi|हिंदी में|lang="hi"|c4121a|b51219|b30f17|ff8078|0a5468|7fc8d7|#14171a|madhya[ -]?pradesh|मध्य ?प्रदेश|rajasthan|karnataka|tamil-?nadu|uttar-?pradesh|gujarat|west-?bengal/i;
/** Its names, hosts and colours: what no script may have either. The tool of PIN codes has every state. */
const FIRST_NAMES = /narmada|नर्मदा ?24|noida|नोएडा|c4121a|b51219|0a5468|7fc8d7/i;
/** @type {Record<string, string>} */
const NAMES = {
  mr: 'किनारा वार्ता',
  en: 'Kinara Varta',
  ta: 'கினாரா வார்த்தை',
  ur: 'کنارہ وارتا',
};
/** What an invented figure or story would be marked by. */
const SAMPLE = /sample-|class="[^"]*sample|\(sample\)|\(नमुना\)|नमुना लेख/;

/** @type {import('node:http').Server | undefined} */
let news;
/** @type {Awaited<ReturnType<typeof startKinara>> | undefined} */
let kinara;
let site = '';

before(async () => {
  const port = await freePort();
  news = await serveNews(port);
  kinara = await startKinara(port);
  ({ site } = kinara);
});

after(() => {
  kinara?.stop();
  news?.close();
});

/** What has been asked for by path: tests ask different things of the same pages. @type {Map<string, Promise<Answer>>} */
const answers = new Map();

/** @typedef {{ status: number, text: string }} Answer */

/** @param {string} path @returns {Promise<Answer>} */
async function ask(path) {
  const response = await fetch(new URL(path, site), { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** What a path answers, for which the site is asked once. @param {string} path */
function get(path) {
  const answer = answers.get(path) ?? ask(path);
  answers.set(path, answer);
  return answer;
}

/** @param {string} text */
const trace = (text) =>
  FIRST_BRAND.exec(text)?.[0] ??
  SAMPLE.exec(text.replace(/<script.*?<\/script>/gs, ''))?.[0] ??
  null;

/** The paths of a sitemap. @param {string} file */
const pathsOf = async (file) =>
  [...(await get(file)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

/** Words in Latin letters that a Marathi page may have: names, units, file formats, addresses. */
const LATIN =
  /\b(English|Read|in|GPS|YouTube|X|WhatsApp|RSS|Markdown|EMI|P|r|n|BMI|J|Assoc|Physicians|India|Lancet|WHO|OTP|Boats|return|before|the|storm|All|boats|of|harbour|came|back|on|Monday|evening|The|next|warning|is|expected|Tuesday|kinara|example|com|www|batmi|durusti|jahirat|nokri)\b/g;

/** What a reader sees of a document. @param {string} html */
const visible = (html) =>
  html
    .replace(/<head.*?<\/head>|<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<[^>]+lang="en".*?<\/\w+>/gs, ' ')
    .replace(/<[^>]+>/g, ' ');

test('every page answers in its own words, without a trace of the first brand', async () => {
  const pages = await pathsOf('/sitemaps/pages.xml');
  const stories = await pathsOf('/sitemaps/stories.xml');
  assert.equal(new Set(pages).size, 4 * (7 + 2 + 3 + 2), pages.join(' '));
  assert.ok(stories.length >= 5, stories.join(' '));

  const faults = [];
  for (const path of [...pages, ...stories]) {
    const { status, text } = await get(path);
    const [, lang = 'mr'] = /^\/(en|ta|ur)(?:\/|$)/.exec(path) ?? [];
    const found = {
      status,
      lang: /<html[^>]*\blang="([^"]+)"/.exec(text)?.[1],
      dir: /<html[^>]*\bdir="([^"]+)"/.exec(text)?.[1],
      named: text.includes(NAMES[lang] ?? ''),
      languages: [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="/g)]
        .map(([, lang]) => lang)
        .sort()
        .join(),
      missing: missingMessages(text).join(),
      trace: trace(text),
      latin:
        lang === 'mr'
          ? (/[A-Za-z]{3,}/.exec(visible(text).replace(LATIN, ' '))?.[0] ?? null)
          : null,
    };
    const expected = {
      status: 200,
      lang,
      dir: lang === 'ur' ? 'rtl' : undefined,
      named: true,
      languages: stories.includes(path) ? found.languages : 'en-IN,mr-IN,ta-IN,ur-IN,x-default',
      missing: '',
      trace: null,
      latin: null,
    };
    if (JSON.stringify(found) !== JSON.stringify(expected)) faults.push({ path, ...found });
  }
  assert.deepEqual(faults, []);
});

test('every file that pages name answers, without a trace of the first brand', async () => {
  const pages = await pathsOf('/sitemaps/pages.xml');
  const files = new Set([
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/api/breaking-news?lang=mr',
    '/api/trending?lang=en',
    '/api/posters?lang=mr',
  ]);
  for (const path of pages)
    for (const link of linksOf((await get(path)).text, site))
      if (!pages.includes(link)) files.add(link);
  assert.ok(
    [...files].some((file) => file.startsWith('/feeds/mr/farming')),
    [...files].join(' '),
  );
  assert.ok([...files].some((file) => file.startsWith('/og/')));

  const faults = [];
  for (const file of files) {
    const { status, text } = await get(file);
    if (status !== 200 || trace(text)) faults.push([file, status, trace(text)]);
  }
  assert.deepEqual(faults, []);
});

test('the walk that newsrooms are offered finds nothing wrong', async () => {
  const { pages, faults } = await walkSite(site, ['Narmada 24', 'नर्मदा 24'], get);
  assert.deepEqual(faults, []);
  assert.equal(pages, 4 * (7 + 2 + 3 + 2));
});

test('manifests name its icons, and these are drawn on its own colour', async () => {
  for (const locale of Object.keys(NAMES)) {
    const { status, text } = await get(`/manifests/${locale}.webmanifest`);
    assert.equal(status, 200);
    assert.equal(trace(text), null);
    const { theme_color: color, icons } = JSON.parse(text);
    assert.equal(color, '#00665c');
    const src = icons.find((/** @type {{ purpose: string }} */ icon) => icon.purpose === 'any').src;
    const bytes = await (await fetch(`${site}${src}`)).arrayBuffer();
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([...data.subarray(0, 3)], Object.values(SIGNAL));
  }
});

test('what a language of its folder has no words for is in English', async () => {
  const { text } = await get('/ur/contact-us');
  assert.match(text, /رابطہ/);
  // Its punctuation keeps its place: the text is isolated from what goes to the left.
  assert.match(text, /\u2066[A-Z][^<\u2069]*\.\u2069/);
});

test('a story in Tamil and one in Urdu are in the feed, the search, the lite list and a card of their language', async () => {
  for (const [locale, id, title, query] of [
    ['ta', 'padagugal-thirumbina', 'புயலுக்கு முன்பே', 'படகுகள்'],
    ['ur', 'kashtiyan-wapas', 'طوفان سے پہلے', 'کشتیاں'],
  ]) {
    const [feed, found, lite, story] = await Promise.all(
      [
        `/feeds/${locale}/all.rss`,
        `/${locale}/search?q=${encodeURIComponent(query ?? '')}`,
        `/${locale}/lite/sea`,
        `/${locale}/news/${id}`,
      ].map(get),
    );
    for (const page of [feed, found, lite, story])
      assert.ok(page?.status === 200 && page.text.includes(title ?? ''), `${locale} ${title}`);
    assert.equal(feed?.text.includes('&lt;div dir=&quot;rtl&quot;&gt;'), locale === 'ur');
    assert.equal(lite?.text.includes(`<html lang="${locale}" dir="rtl">`), locale === 'ur');
    const [, card = ''] =
      /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(story?.text ?? '') ?? [];
    const drawn = await fetch(site + card).then((response) => response.arrayBuffer());
    const brand = await fetch(`${site}/og/page/brand.0.${locale}.jpg`);
    assert.ok(!Buffer.from(drawn).equals(Buffer.from(await brand.arrayBuffer())));
  }
});

test('social cards have its own wordmark and colour', async () => {
  const sprite = readFileSync(join(PROJECT, 'public/icons.svg'), 'utf8');
  const first = readFileSync(join(ROOT, 'public/icons.svg'), 'utf8');
  const mark = /<symbol id="logo-en".*?<\/symbol>/s;
  assert.ok(mark.test(sprite) && sprite.includes('<symbol id="logo-mr"'));
  assert.ok(!sprite.includes('logo-hi') && mark.exec(sprite)?.[0] !== mark.exec(first)?.[0]);

  // Behind every card that cannot be drawn stands the brand's, on the signal colour.
  const brand = await fetch(`${site}/og/page/brand.0.mr.jpg`);
  const bytes = await brand.arrayBuffer();
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const near = [...data.subarray(0, 3)].map((part, at) =>
    Math.abs(part - (Object.values(SIGNAL)[at] ?? 0)),
  );
  assert.ok(Math.max(...near) < 8, `${near}`);
});

test('pages that the brand has left out are unknown', async () => {
  const paths = [
    ...['/premium', '/business', '/photos', '/india/kerala', '/download-app'],
    ...['/careers', '/tools/horoscope', '/tools/pin-finder', '/-/x', '/hi'],
    ...['/en/premium', '/en/section/sea'],
  ];
  const found = [];
  for (const path of paths) {
    const { status, text } = await get(path);
    found.push([path, status, trace(text), missingMessages(text).join()]);
  }
  assert.deepEqual(
    found,
    paths.map((path) => [path, 404, null, '']),
  );
});

test('old addresses lead on: of its own sections’ route, and of a language that it lacks', async () => {
  const statuses = ['/section/farming', '/hi/india'].map(async (path) => (await get(path)).status);
  assert.deepEqual(await Promise.all(statuses), [308, 308]);
});

test('its scripts and styles have no trace of the first brand', () => {
  const folder = join(PROJECT, '.next/static');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => [file, FIRST_NAMES.exec(readFileSync(join(folder, file), 'utf8'))?.[0]])
    .filter(([, word]) => word);
  assert.deepEqual(found, []);
});

test('its structured data names who publishes it, and its own places', async () => {
  const { text } = await get('/contact-us');
  const graph = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, json = '']) => json)
    .join();
  assert.match(graph, /"legalName":"किनारा वार्ता वाचक सहकारी संस्था"/);
  assert.match(graph, /किनारपूर 400000/);
});

test('"Watch Live" plays its programme: the host is in the policy', async () => {
  const response = await fetch(`${site}/live-tv`);
  assert.match(
    response.headers.get('content-security-policy') ?? '',
    /media-src[^;]*https:\/\/live\.kinara\.example/,
  );
});
