import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newsItem, PICTURE, titleOf } from './stories';
import { at, LANGS, WORDS } from './words';

/** Links and buttons of an article that lie elsewhere when the rest of its HTML has come. */
const movedByTheRest = (page: Page, html: string, before: string) =>
  page.evaluate(
    ([text, place]) => {
      const cut = text.lastIndexOf('<', text.indexOf(place, text.indexOf('<body')));
      document.open();
      document.write(text.slice(0, cut));
      const shown = [...document.body.querySelectorAll('a, button')].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      );
      const lefts = () => shown.map((part) => part.getBoundingClientRect().left);
      const early = lefts();
      document.write(text.slice(cut));
      document.close();
      const late = lefts();
      // Less is no shift to any tool.
      return shown
        .filter((_, at) => Math.abs((late[at] ?? NaN) - (early[at] ?? NaN)) >= 3)
        .map(({ outerHTML }) => outerHTML);
    },
    [html, before] as const,
  );

for (const lang of LANGS) {
  const { Reader, Share } = WORDS[lang];

  test(`in ${lang} a phone’s first screen has an article’s headline and what one may do with it`, async ({
    upstream,
    page,
  }) => {
    const title = titleOf('news', lang, 0).repeat(3); // five lines
    for (const [id, imageUrl] of [
      ['pictured', PICTURE],
      ['plain', null],
    ] as const)
      upstream.add('news', newsItem(lang, 0, { id, title, imageUrl }));
    await page.setViewportSize({ width: 360, height: 780 });
    for (const id of ['pictured', 'plain']) {
      await page.goto(at(lang, `/news/${id}`));
      const article = page.getByRole('article');
      const box = async (element: Locator) => {
        const { x = NaN, y = NaN, width = NaN, height = NaN } = (await element.boundingBox()) ?? {};
        return { left: x, top: y, right: x + width, bottom: y + height };
      };
      const headline = await box(article.getByRole('heading', { level: 1 }));
      expect.soft(headline.top, id).toBeLessThanOrEqual(190);
      const controls = await Promise.all([
        ...[Reader.listen, Reader.save, Reader.textSize].map((name) =>
          box(article.getByRole('button', { name, exact: true })),
        ),
        box(article.getByRole('link', { name: Share.sendByWhatsApp }).first()),
      ]);
      const bar = await box(page.locator('.shortcuts'));
      const [{ top: rowTop } = headline] = controls;
      expect.soft(rowTop, id).toBeGreaterThanOrEqual(headline.bottom);
      controls.forEach(({ top, bottom, left, right }) => {
        expect.soft([top, left >= 0, right <= 360], id).toEqual([rowTop, true, true]);
        expect.soft(bottom, id).toBeLessThan(bar.top);
      });
      const below = await box(article.locator(id === 'plain' ? '[data-part=text]' : 'img').first());
      expect.soft(below.top, id).toBeGreaterThan(rowTop + 44);
      const back = await box(page.getByRole('link', { name: Reader.back }));
      const way = await box(
        page.getByRole('navigation', { name: WORDS[lang].Chrome.breadcrumb }).getByRole('list'),
      );
      expect.soft([way.top, way.bottom], id).toEqual([back.top, back.bottom]);
    }
  });

  test(`nothing moves on a phone wherever the HTML of an article in ${lang} stops for a while`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const response = await page.goto(at(lang, `/news/breaking-${lang}-3`));
    const html = ((await response?.text()) ?? '').replace(/<script[^]*?<\/script>/g, '');
    for (const before of ['data-later="save"', 'story-letter', 'wa.me'])
      expect.soft(await movedByTheRest(page, html, before), before).toEqual([]);
  });
}
