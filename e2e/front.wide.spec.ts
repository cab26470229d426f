import { expect, test } from './fixtures';
import { breakingItem, newsItem, poster, titleOf } from './stories';
import { allInPlace } from './views';
import { at, JOURNEY_LANGS } from './words';

/** A phone, and where the first headline of a list has to begin on it, that at the end of an upright picture too. */
const PHONE = { width: 360, height: 780 };
const FIRST_HEADLINE_PX = 660;

const LISTS = [
  '/india',
  '/india/madhya-pradesh',
  '/world',
  '/sports',
  '/sports/cricket',
  '/business',
  '/astrology',
  '/web-stories',
];
const SECTIONS = ['world', 'sports', 'cricket', 'business', 'astrology', 'web-stories'];

for (const lang of JOURNEY_LANGS) {
  test(`each list in ${lang} has a headline on the first screen of a phone`, async ({
    page,
    upstream,
  }) => {
    SECTIONS.forEach((category, index) =>
      upstream.add('news', newsItem(lang, index, { id: `front-${category}`, category })),
    );
    await page.setViewportSize(PHONE);
    for (const path of LISTS) {
      await page.goto(at(lang, path));
      await allInPlace(page);
      const headline = page.locator('main [data-story]').getByRole('heading').first();
      const top = await headline.evaluate((one) => one.getBoundingClientRect().top);
      expect.soft(top, at(lang, path)).toBeLessThan(FIRST_HEADLINE_PX);
    }
    await test.step('so has the front page of one that lies', async () => {
      await page.setViewportSize({ width: 740, height: 360 });
      await page.goto(at(lang, '/'));
      await allInPlace(page);
      const slide = page.getByRole('main').locator('[role=group]:not([inert])');
      await expect.soft(slide.getByRole('heading')).toBeInViewport({ ratio: 1 });
    });
    await test.step('a section of few stories has no column beside them', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(lang, '/videos'));
      await allInPlace(page);
      await expect(page.locator('main [data-story]').first()).toBeVisible();
      await expect(page.locator('main [data-part=sidebar]')).toHaveCount(0);
    });
  });
}

const LONG = 'The ferry from the old bridge to the temple island sails each hour until dusk again';

test('a long headline stays whole on an upright tile of a phone', async ({ page, upstream }) => {
  for (const index of [0, 1, 2]) {
    const title = `${LONG}, ${LONG}, ${LONG} ${index}`;
    upstream.add(
      'news',
      newsItem('en', index, { id: `tile-${index}`, category: 'short-videos', title }),
    );
  }
  await page.setViewportSize(PHONE);
  await page.goto('/short-videos');
  await allInPlace(page);
  const tiles = page.locator('main li[data-story^="tile-"]');
  await expect(tiles).toHaveCount(3);
  const aboveHeadlines = await tiles.evaluateAll((elements) =>
    elements.map((tile) => {
      const top = tile.querySelector('h2, h3')?.getBoundingClientRect().top ?? NaN;
      return top - tile.getBoundingClientRect().top;
    }),
  );
  for (const px of aboveHeadlines) expect(px).toBeGreaterThan(0);
});

test('the hero’s summary has whole lines, the last with an ellipsis, beside a headline of any length', async ({
  page,
  upstream,
}) => {
  upstream.news.posters = [poster(0, { title: LONG, summary: `${LONG}. ${LONG}.` })];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const summary = page.locator('.hero [data-part=summary]').first();
  await expect(summary).toContainText(LONG);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const { room, height, lines } = await summary.evaluate((element) => {
      const shown = element.firstElementChild ?? element;
      return {
        room: element.clientHeight,
        height: shown.clientHeight,
        lines: shown.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      };
    });
    expect.soft(height, `cut at ${width} px`).toBeLessThanOrEqual(room);
    expect.soft(lines, `part of a line at ${width} px`).toBeCloseTo(Math.round(lines), 0);
  }
});

test('the words of a slide without a picture, and their category, stand clear of the controls', async ({
  page,
  upstream,
}) => {
  upstream.news.posters = [0, 1].map((at) =>
    poster(at, { title: LONG, summary: `${LONG}. ${LONG}.`, category: 'Cities', image: '' }),
  );
  await page.goto('/');
  await allInPlace(page);
  for (const width of [320, 360, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    const covered = await page.locator('.hero').evaluate((hero) => {
      const controls = hero.querySelector('.hero-controls')?.getBoundingClientRect();
      return [...hero.querySelectorAll('[role=group] :is(h2, p)')].filter((words) => {
        const { top, bottom, left, right } = words.getBoundingClientRect();
        const beside = !controls || right <= controls.left || left >= controls.right;
        return !beside && bottom > controls.top && top < controls.bottom;
      }).length;
    });
    expect.soft(covered, `covered at ${width} px`).toBe(0);
  }
});

test('a headline of any length beside its picture stops above the controls and moves nothing', async ({
  page,
  upstream,
}) => {
  upstream.news.posters = [LONG, `${LONG}, ${LONG}, ${LONG}`].map((title, at) =>
    poster(at, { title, summary: `${LONG}. ${LONG}.` }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important }';
  for (const [width, css] of [
    [1024, SPACED],
    [1024, `${SPACED} p { margin-bottom: 2em !important }`],
    [1280, 'html { font-size: 125% !important }'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/');
    await allInPlace(page);
    await page.addStyleTag({ content: css });
    const hero = page.locator('.hero');
    const before = await hero.boundingBox();
    await hero.getByRole('button', { name: 'Next' }).click();
    const over = await hero.evaluate((element) => {
      const bottom = (selector: string) =>
        element.querySelector(`[role=group]:not([inert]) ${selector}`)?.getBoundingClientRect()
          .bottom ?? 0;
      const foot = element.querySelector('[role=group]:not([inert]) .hero-foot');
      const controls = element.querySelector('.hero-controls');
      return [
        bottom('h2') - (foot?.getBoundingClientRect().top ?? 0),
        bottom('.hero-foot') - (controls?.getBoundingClientRect().top ?? 0),
      ];
    });
    expect.soft(Math.max(...over), `${width} px ${css}`).toBeLessThanOrEqual(0);
    expect.soft(await hero.boundingBox(), `${width} px ${css}`).toEqual(before);
  }
});

test('a slide in words shows a line of its summary below a headline of four lines, and no hole is left beside the lead of breaking news, however long its headlines are', async ({
  page,
  upstream,
}) => {
  const title =
    'तवा बाँध के पाँच गेट खुले, नर्मदापुरम के निचले इलाक़ों में रात भर मुनादी होती रही, सुबह तक पानी उतर गया';
  upstream.news.posters = [poster(0, { hindTitle: title, image: '' })];
  upstream.news['breaking-news'] = [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    breakingItem('hi', at, {
      headline: `${at} ${titleOf('breaking', 'hi', at).repeat(1 + (at % 3))}`,
    }),
  );
  await page.setViewportSize(PHONE);
  await page.goto('/hi');
  await allInPlace(page);
  const lines = await page
    .locator('.hero h2')
    .evaluate((h2) => h2.clientHeight / parseFloat(getComputedStyle(h2).lineHeight));
  expect(Math.round(lines)).toBe(4);
  await expect(page.locator('.hero [data-part=summary] > p')).toBeVisible();

  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = page.locator('ol:has(> [data-story^=breaking-hi])');
    const hole = await rows.first().evaluate((list) => {
      const bottoms = new Map<number, number>();
      for (const { left, bottom } of [...list.children].map((row) => row.getBoundingClientRect()))
        bottoms.set(left, Math.max(bottom, bottoms.get(left) ?? 0));
      const ends = [...bottoms.values()];
      const highest = Math.max(...[...list.children].map((row) => row.clientHeight));
      return { columns: ends.length, isRow: Math.max(...ends) - Math.min(...ends) <= highest };
    });
    expect.soft(hole, `at ${width} px`).toEqual({ columns: 2, isRow: true });
  }
});
