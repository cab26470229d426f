import { expect, test } from './fixtures';
import { at, JOURNEY_LANGS } from './words';

/** What a site that names no partner has nothing of. */
const PARTNERS = /partners\.js|data-ad-|id="consent"|privacy-choices/;
const OTHER_PAGES = ['/sports', '/india', '/privacy-policy'];

for (const lang of JOURNEY_LANGS) {
  test(`pages in ${lang} ask nobody else for anything before the reader acts, and know no consent`, async ({
    page,
    site,
    request,
  }) => {
    const others: string[] = [];
    page.on('request', (asked) => {
      const url = asked.url();
      if (!url.startsWith(site) && !/^(data|blob|about):/.test(url)) others.push(url);
    });
    // The stories have a video of their own and one of YouTube.
    for (const path of [
      '/',
      '/live-tv',
      '/contact-us',
      '/tools/emi-calculator',
      `/news/breaking-${lang}-1`,
      `/news/breaking-${lang}-2`,
    ]) {
      await page.goto(at(lang, path));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await page.content()).not.toMatch(PARTNERS);
    }
    expect(others).toEqual([]);
    for (const path of OTHER_PAGES)
      expect(await (await request.get(at(lang, path))).text()).not.toMatch(PARTNERS);
  });
}
