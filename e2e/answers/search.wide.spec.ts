import { expect, test } from '../fixtures';
import { metadata } from '../html';
import { at, JOURNEY_LANGS } from '../words';

for (const lang of JOURNEY_LANGS) {
  test(`search in ${lang} is kept out of search engines`, async ({ request }) => {
    for (const path of ['/search', '/search?q=bridge']) {
      expect(metadata(await (await request.get(at(lang, path))).text()).meta('robots')).toMatch(
        /noindex/,
      );
    }
  });
}

test('an endless query and one said twice are no fault', async ({ request }) => {
  for (const path of [
    `/search?q=${'bridge+'.repeat(800)}`,
    '/search?q=bridge&q=road',
    '/search?q=%E0%A4%A',
    '/search?q[]=x',
  ]) {
    expect([path.slice(0, 30), (await request.get(path)).status()]).toEqual([
      path.slice(0, 30),
      200,
    ]);
  }
});
