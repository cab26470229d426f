import type { Page } from '@playwright/test';
import { FAULTS } from './faults';
import { expect, test } from './fixtures';
import { breakingItem, VIDEO } from './stories';
import { axeFindings, foreignWords } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

/** What lies open over the page; the page beneath is inert and has its own test. */
const OPEN = ':is(dialog[open], [popover]:popover-open)';

async function home(page: Page, path: string) {
  const hydrated = page.waitForResponse((response) => response.url().includes('/api/stories'));
  await page.goto(path);
  await hydrated;
}

test('what opens over the Hindi home page is accessible and has no English, but in a story so marked', async ({
  page,
  upstream,
}) => {
  const { Chrome, Hero, Preview, Share, Story } = WORDS.hi;
  upstream.news['breaking-news'] = [
    breakingItem('en', 0),
    breakingItem('hi', 1, { videoUrl: VIDEO }),
    breakingItem('hi', 3),
  ];
  const card = (id: string) => page.locator(`main [data-story="breaking-${id}"]`).first();
  const headline = (id: string) => card(id).getByRole('heading').getByRole('link');
  const isFaultless = async () => {
    expect(await axeFindings(page, OPEN)).toEqual([]);
    expect(await foreignWords(page, 'hi')).toEqual([]);
  };
  await home(page, '/hi');
  const slides = page.getByRole('region', { name: Hero.label });
  await expect(
    slides.getByRole('group', { name: filled(Hero.position, { number: 1, total: 4 }) }),
  ).toBeVisible();
  await expect(slides.getByText('3 मिनट में पढ़ें').first()).toBeVisible();

  await card('hi-3')
    .getByRole('button', { name: new RegExp(`^${Story.share}`) })
    .click();
  await expect(page.getByRole('dialog', { name: Share.title })).toBeVisible();
  await isFaultless();
  await page.keyboard.press('Escape');

  await headline('hi-1').click();
  await expect(page.getByRole('dialog', { name: Preview.title })).toBeVisible();
  await isFaultless();
  await page.keyboard.press('Escape');

  for (const id of ['whatsapp', 'find']) {
    await page.locator(`[popovertarget=${id}]`).first().click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toHaveCSS('opacity', '1');
    await isFaultless();
    await page.keyboard.press('Escape');
  }

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: Chrome.menu, exact: true }).click();
  await expect(page.locator('#menu')).toHaveCSS('opacity', '1');
  await isFaultless();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width, height });

  await headline('hi-3').click();
  const title = page.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await isFaultless();
  await page.goBack();
  await expect(title).toBeHidden();

  await expect(card('en-0')).toHaveAttribute('lang', 'en');
  await headline('en-0').click();
  await expect(page.getByRole('dialog').getByText('यह ख़बर सिर्फ़ अंग्रेज़ी में उपलब्ध है।')).toHaveAttribute(
    'lang',
    'hi',
  );
});

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang];

  test(`home with all its blocks failed but one in ${lang}`, async ({
    page,
    upstream,
    expectComplaint,
  }) => {
    expectComplaint(/502/); // of a poll, where all this takes half a minute
    upstream.fail(FAULTS['status 500'], 'posters', 'breaking-news', 'featured-stories');
    await page.goto(at(lang, '/'));
    await expect(page.getByText(words.Home.breakingFailed)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
