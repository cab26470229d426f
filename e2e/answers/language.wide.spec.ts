import { expect, test } from '../fixtures';
import { htmlLang, metadata, tagsIn } from '../html';
import { at, LANGS } from '../words';

const OTHER = { en: 'hi', hi: 'en' } as const;
const SAMPLE = ['/', '/india', '/sports/cricket', '/tools/bmi-calculator', '/news/breaking-hi-0'];

for (const lang of LANGS) {
  test(`both toggles of a page in ${lang} lead to it in the other language`, async ({
    request,
  }) => {
    for (const path of SAMPLE) {
      const html = await (await request.get(at(lang, path))).text();
      const toggles = tagsIn(html, 'a').filter(({ hreflang }) => hreflang);
      expect([path, toggles.map(({ href, lang: of }) => [href, of])]).toEqual([
        path,
        toggles.map(() => [at(OTHER[lang], path), OTHER[lang]]),
      ]);
      expect([path, toggles.length >= 2]).toEqual([path, true]);
    }
  });

  test(`pages in ${lang} name both languages for search engines`, async ({ request, site }) => {
    for (const path of SAMPLE) {
      const html = await (await request.get(at(lang, path))).text();
      const url = (of: 'en' | 'hi') => new URL(at(of, path), site).href;
      expect([path, htmlLang(html), metadata(html).alternates]).toEqual([
        path,
        lang,
        { 'en-IN': url('en'), 'hi-IN': url('hi'), 'x-default': url('en') },
      ]);
    }
  });
}
