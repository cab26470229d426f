import { get } from 'node:http';
import { expect, test } from '../fixtures';
import { textOf } from '../html';
import { FEEDS, posterTitle, titleOf } from '../stories';
import { at, LANGS, WORDS } from '../words';

/** Reads an answer as it arrives, so that a test can say what came before what. */
function streamed(url: string) {
  const read = { html: '', ended: false, failed: '' };
  get(url, { headers: { 'accept-encoding': 'identity' } }, (response) => {
    response.setEncoding('utf8').on('data', (chunk: string) => (read.html += chunk));
    response.on('end', () => (read.ended = true));
  }).on('error', (error) => (read.failed = String(error)));
  return read;
}

for (const lang of LANGS) {
  test(`the shell in ${lang} leaves before the provider answers, each block as its feed does`, async ({
    upstream,
    site,
  }) => {
    const order = [
      ['breaking-news', titleOf('breaking', lang, 3)],
      ['posters', posterTitle[lang](0)],
      ['featured-stories', titleOf('featured', lang, 0)],
      ['news', titleOf('news', lang, 0)],
    ] as const;
    upstream.hold(...FEEDS);
    const page = streamed(site + at(lang, '/'));
    const words = WORDS[lang];
    for (const shell of [
      words.Chrome.skip,
      words.FrontPage.quickAccess,
      words.Weather.title,
      words.FrontPage.quickLinks,
      words.Story.loading,
    ]) {
      await expect
        .poll(() => page.html)
        .toContain(
          `${shell}<`.replace(`${words.FrontPage.quickAccess}<`, words.FrontPage.quickAccess),
        );
    }
    // Side by side, so that home waits for the limit of one call, not of four.
    await expect
      .poll(() => upstream.calls.map(({ status }) => status))
      .toEqual([null, null, null, null]);
    for (const [step, [feed, title]] of order.entries()) {
      const late = order.slice(step).map(([, words]) => words);
      expect(late.filter((words) => textOf(page.html).includes(words))).toEqual([]);
      upstream.release(feed);
      await expect.poll(() => textOf(page.html)).toContain(title);
    }
    await expect.poll(() => page.ended).toBe(true);
  });
}

// Fewer than a process renders at once (24): what an earlier test asked for may still be under way.
test('20 requests at once make one call per feed', async ({ upstream, site }) => {
  upstream.hold(...FEEDS);
  const pages = Array.from({ length: 20 }, (_, index) =>
    // By its query each has a render of its own.
    streamed(`${site}${at(index % 2 ? 'hi' : 'en', '/')}?n=${index}`),
  );
  await expect.poll(() => pages.filter(({ html }) => html.includes('<footer')).length).toBe(20);
  upstream.release(...FEEDS);
  await expect.poll(() => pages.filter(({ ended }) => ended).length).toBe(20);
  expect(pages.map(({ failed }) => failed).join('')).toBe('');
  expect(FEEDS.map((feed) => upstream.mostAtOnce.get(feed))).toEqual([1, 1, 1, 1]);
});
