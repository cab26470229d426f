import type { Page } from '@playwright/test';
import {
  buttonsHaveOneLine,
  columnsEndTogether,
  nothingIsCovered,
  timesStandClear,
} from './atRest';
import { blockUrls } from './blockUrls';
import { faultsAtDoubleText, footBarFits, heroIsInParts, topBarFits } from './doubleText';
import { expect, test } from './fixtures';
import { COLOURED, marksAreSeen } from './forcedColors';
import { nameOf, ROUTES, TEMPLATES, UNKNOWN } from './routes';
import { titleOf } from './stories';
import { thinNews } from './thinNews';
import { axeFindings, foreignWords, repeatedIds, shifts, watchShifts, widthAt320 } from './views';
import { at, JOURNEY_LANGS, type Lang, LANGS, WORDS } from './words';

/** Tools with a result, which have more on them than before. */
const CHOSEN = [
  '/tools/emi-calculator?p=5000000&r=10.5&n=84&show=1',
  '/tools/bmi-calculator?w=70&h=170&show=1',
  '/tools/bmi-calculator?w=230&wu=lbs&h=5.6&hu=ft&show=1',
  '/tools/bmi-calculator?h=0&show=1',
  '/tools/pin-finder?q=0',
  '/search?q=a',
  '/entertainment',
];
const OTHERS = [...ROUTES, ...UNKNOWN].filter((path) => ![...TEMPLATES, ...CHOSEN].includes(path));

const NO_STORY = '/news/nobody';
/** With a picture, with a video, and one that is not there. */
const STORIES = {
  en: ['/news/breaking-en-3', '/news/breaking-en-1', NO_STORY],
  hi: ['/news/breaking-hi-3', '/news/breaking-hi-1', NO_STORY],
};

/** The longest words are English, the widest letters Hindi; a wide window has room for either. */
const WIDTHS_OF_TEXT = { en: [360], hi: [360, 1280] };

type Ask = (page: Page, lang: Lang) => Promise<void>;
const inJourneys =
  (ask: Ask): Ask =>
  (page, lang) =>
    JOURNEY_LANGS.includes(lang) ? ask(page, lang) : Promise.resolve();
/** Beside the table of its colours (`app/styles/contrast.test.ts`). */
const darkIsAccessible: Ask = async (page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(await axeFindings(page), 'axe in the dark scheme').toEqual([]);
};

/** What is asked of some pages besides, in the state in which the walk has them. */
const ASKS: readonly (readonly [Ask, readonly string[]])[] = [
  [columnsEndTogether, ['/india', '/india/madhya-pradesh', '/sports/cricket', '/business']],
  [nothingIsCovered, ['/', '/india', '/tools/emi-calculator']],
  [timesStandClear, ['/', '/india']],
  [
    buttonsHaveOneLine,
    ['/tools/bmi-calculator', '/tools/pin-finder', '/tools/emi-calculator', '/download-app'],
  ],
  [footBarFits, ['/india']],
  [inJourneys(topBarFits), ['/india']],
  [inJourneys(heroIsInParts), ['/']],
  [
    inJourneys(darkIsAccessible),
    ['/', '/news/breaking-hi-1', '/tools/emi-calculator?p=5000000&r=10.5&n=84&show=1'],
  ],
  ...COLOURED.map((path): [Ask, string[]] => [
    inJourneys((page, lang) => marksAreSeen(page, path, lang)),
    [path],
  ]),
];
const asksOf = (path: string) =>
  ASKS.filter(([, paths]) => paths.includes(path)).map(([ask]) => ask);

/** A page's first headline. */
function headlineOf(path: string, lang: Lang): string {
  const story = /\/news\/breaking-\w\w-(\d)/.exec(path)?.[1];
  if (story) return titleOf('breaking', lang, Number(story));
  return path === NO_STORY ? WORDS[lang].Reader.missing : nameOf(path.replace(/\?.*/, ''), lang);
}

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
  path === '/' || path === NO_STORY || UNKNOWN.includes(path) ? [] : [name];

async function currentStep(page: Page, label: string): Promise<string[]> {
  return page
    .getByRole('navigation', { name: label, exact: true })
    .locator('[aria-current=page]')
    .allInnerTexts();
}

/** What a page of either language has in common with the other's: its elements, and when they come. */
const structureIsSound: Ask = async (page) => {
  expect.soft(await shifts(page), 'what moved').toEqual([]);
  expect.soft(await repeatedIds(page), 'ids met twice').toEqual([]);
  expect.soft(await axeFindings(page), 'axe').toEqual([]);
};

/** As a reader's window is before a page is asked anything. */
async function asAtFirst(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: null, colorScheme: null, forcedColors: null });
  // Low enough that a page which opens anywhere but at its top is found out.
  await page.setViewportSize({ width: 1280, height: 500 });
}

/** Pages that one test opens in turn: a window of its own costs a test more than a page does. */
const GROUPS = (lang: Lang): Record<string, readonly string[]> => ({
  'front page': ['/'],
  news: TEMPLATES.slice(1, 7),
  sections: TEMPLATES.slice(7, 14),
  company: TEMPLATES.slice(14).filter((path) => !path.startsWith('/tools/')),
  tools: TEMPLATES.filter((path) => path.startsWith('/tools/')),
  chosen: CHOSEN,
  stories: STORIES[lang],
});

for (const lang of LANGS) {
  const { Channel, Chrome } = WORDS[lang];

  async function ask(page: Page, path: string): Promise<void> {
    const name = headlineOf(path, lang);
    await asAtFirst(page);
    await page.goto(at(lang, path));

    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect.soft(page).toHaveTitle(new RegExp(Channel.name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await inJourneys(structureIsSound)(page, lang);
    expect.soft(await page.evaluate(() => window.scrollY), 'where it opens').toBe(0);
    expect.soft(await currentStep(page, Chrome.breadcrumb)).toEqual(lastStep(path, name));
    expect.soft(await foreignWords(page, lang), 'words of the other language').toEqual([]);
    expect.soft(await widthAt320(page), 'at 320 px').toEqual([320, 0]);
    for (const width of WIDTHS_OF_TEXT[lang])
      expect
        .soft(await faultsAtDoubleText(page, width), `at ${width} px with text at 200 %`)
        .toEqual({ width, cutOff: [], broken: [] });
    for (const more of asksOf(path)) await more(page, lang);
  }

  for (const [group, paths] of Object.entries(GROUPS(lang)))
    test(`in ${lang} each page is whole, still, accessible and fits: ${group}`, async ({
      page,
      expectComplaint,
    }) => {
      test.slow();
      expectComplaint(/404/);
      await watchShifts(page);
      for (const path of paths) await test.step(at(lang, path), () => ask(page, path));
    });

  test(`the other pages in ${lang} speak one language and fit`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/404/);
    // What pictures and scripts add is the same on the pages above.
    const bring = await blockUrls(page, ['*/pictures/*', '*.js'], expectComplaint);
    const found: unknown[] = [];
    for (const path of OTHERS) {
      await page.goto(at(lang, path));
      found.push({
        path,
        step: await currentStep(page, Chrome.breadcrumb),
        foreign: await foreignWords(page, lang),
        repeated: await repeatedIds(page),
        width: await widthAt320(page),
      });
    }
    await bring();
    expect(found).toEqual(
      OTHERS.map((path) => ({
        path,
        step: lastStep(path, nameOf(path, lang)),
        foreign: [],
        repeated: [],
        width: [320, 0],
      })),
    );
  });
}

for (const lang of JOURNEY_LANGS)
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
      await asAtFirst(page);
      await page.goto(at(lang, path));
      found.push({
        path,
        foreign: await foreignWords(page, lang),
        repeated: await repeatedIds(page),
        axe: await axeFindings(page, 'html', { contrast: false }),
        width: await widthAt320(page),
      });
    }
    expect(found).toEqual(
      paths.map((path) => ({ path, foreign: [], repeated: [], axe: [], width: [320, 0] })),
    );
  });
