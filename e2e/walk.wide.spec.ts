import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { nameOf, ROUTES, TEMPLATES, UNKNOWN } from './routes';
import { axeFindings, foreignWords, repeatedIds, shifts, watchShifts, widthAt320 } from './views';
import { thinNews } from './thinNews';
import { at, LANGS, WORDS } from './words';

const OTHERS = [...ROUTES, ...UNKNOWN].filter((path) => !TEMPLATES.includes(path));

/** Pages that the news makes what they are, each with another look. */
const NEWS_PAGES = [
  '/',
  '/india',
  '/india/tamil-nadu',
  '/business',
  '/sports/others',
  '/technology',
  '/live-tv',
  '/opinion',
  '/photos',
  '/short-videos',
  '/podcasts',
];
/** Stories of a thin provider: one of some years ago or with a video, and one without a text. */
const THIN_STORIES = {
  en: ['/news/thin-two-minutes-of-river', '/news/thin-start-up-repairs-fans'],
  hi: ['/news/thin-bhopal-saat-saal-purana-mela-hi', '/news/thin-cricket-barish-hi'],
};

/** The last step of the way from home; on the front page and on what is not there, none. */
const lastStep = (path: string, name: string) =>
  path === '/' || UNKNOWN.includes(path) ? [] : [name];

async function currentStep(page: Page, label: string): Promise<string[]> {
  return page
    .getByRole('navigation', { name: label, exact: true })
    .locator('[aria-current=page]')
    .allInnerTexts();
}

// Low enough that a page which opens anywhere but at its top is found out.
test.use({ viewport: { width: 1280, height: 500 } });

for (const lang of LANGS) {
  const { Channel, Chrome } = WORDS[lang];

  for (const path of TEMPLATES) {
    test(`${at(lang, path)} is whole, still, accessible and fits`, async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/404/);
      const name = nameOf(path, lang);
      await watchShifts(page);
      await page.goto(at(lang, path));

      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page).toHaveTitle(new RegExp(Channel.name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await shifts(page)).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await currentStep(page, Chrome.breadcrumb)).toEqual(lastStep(path, name));
      expect(await foreignWords(page, lang)).toEqual([]);
      expect(await repeatedIds(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthAt320(page)).toEqual([320, 0]);
    });
  }

  test(`the other pages in ${lang} speak one language and fit`, async ({
    page,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/404/);
    const found: unknown[] = [];
    for (const path of OTHERS) {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(at(lang, path));
      found.push({
        path,
        step: await currentStep(page, Chrome.breadcrumb),
        foreign: await foreignWords(page, lang),
        repeated: await repeatedIds(page),
        scrolled: await page.evaluate(() => window.scrollY),
        width: await widthAt320(page),
      });
    }
    expect(found).toEqual(
      OTHERS.map((path) => ({
        path,
        step: lastStep(path, nameOf(path, lang)),
        foreign: [],
        repeated: [],
        scrolled: 0,
        width: [320, 0],
      })),
    );
  });

  test(`the pages of a thin provider in ${lang} speak one language, are accessible and fit`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    test.slow();
    expectComplaint(/404/); // its pictures are the newsroom's
    upstream.news = thinNews();
    const found: unknown[] = [];
    const paths = [...NEWS_PAGES, ...THIN_STORIES[lang]];
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(at(lang, path));
      found.push({
        path,
        foreign: await foreignWords(page, lang),
        repeated: await repeatedIds(page),
        axe: await axeFindings(page),
        width: await widthAt320(page),
      });
    }
    expect(found).toEqual(
      paths.map((path) => ({ path, foreign: [], repeated: [], axe: [], width: [320, 0] })),
    );
  });
}
