import { expect, test } from './fixtures';
import { at, LANGS } from './words';

const PAGES = ['/', '/sports', '/india', '/privacy-policy', '/live-tv', '/tools/emi-calculator'];

for (const lang of LANGS) {
  test(`pages in ${lang} ask nobody else for anything, and know no consent`, async ({
    page,
    site,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site) && !/^(data|blob|about):/.test(url)) others.push(url);
    });
    for (const path of [...PAGES, `/news/breaking-${lang}-3`]) {
      await page.goto(at(lang, path));
      await page.waitForLoadState('networkidle');
      expect(await page.content()).not.toMatch(
        /partners\.js|data-ad-|id="consent"|privacy-choices/,
      );
    }
    expect(others).toEqual([]);
  });
}
