import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newest, newOnes, open, poll, publish, update } from './livePage';
import { liveStory } from './liveStory';
import { minutesAgo } from './stories';
import { tabStops } from './tabStops';
import { at, filled, JOURNEY_LANGS, plural, WORDS } from './words';

const TOTAL = 12;
const given = { keyPoints: ['One'], pinnedUpdate: 'n9' };

/**
 * What Tab has led to: null outside of the story, else whether it was met before, and what is wrong with it
 * for an eye that follows.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || !control.closest('article')) return null;
    const before = document.querySelector('[data-met=last]');
    const isNew = control.dataset.met === undefined;
    const follows =
      before === null ||
      (before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    before?.setAttribute('data-met', '');
    control.dataset.met = 'last';
    const { left, top, width, height } = control.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    const faults = Object.entries({
      'has no mark': outlineStyle === 'none' || outlineWidth === '0px',
      'is not seen': !over || !control.contains(over),
      'comes too late': !follows,
    });
    return {
      isNew,
      faults: faults.flatMap(([fault, is]) =>
        is ? [`${control.outerHTML.slice(0, 90)} ${fault}`] : [],
      ),
    };
  });

for (const lang of JOURNEY_LANGS) {
  const words = WORDS[lang].Coverage;
  const path = at(lang, `/news/live-${lang}`);

  test(`a live page in ${lang} is read by Tab alone: each control in turn, seen and marked`, async ({
    page,
    upstream,
  }) => {
    upstream.news.news = [liveStory(lang, TOTAL, given)];
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, path);
    publish(upstream, (updates) => [newest(TOTAL + 1, lang), ...updates]);
    await poll(page);
    await expect(newOnes(page, 1, lang)).toBeAttached();
    const expected = await tabStops(page, 'article');
    expect(expected).toBeGreaterThan(2 * TOTAL);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    const faults: string[] = [];
    for (let met = 0; met < expected; met++) {
      await page.keyboard.press('Tab');
      const control = await focused(page);
      expect(control?.isNew, `stop ${met} of the story`).toBe(true);
      faults.push(...(control?.faults ?? []));
    }
    expect(faults).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBeNull();
  });

  test(`a live page in ${lang} tells a screen reader its parts, and what comes once`, async ({
    page,
    upstream,
  }) => {
    upstream.news.news = [liveStory(lang, TOTAL, given)];
    await open(page, path);
    const article = page.getByRole('article');
    const updates = article.getByRole('region', {
      name: plural(words.updates, 'other', TOTAL),
      exact: true,
    });
    await expect(updates.getByRole('listitem')).toHaveCount(TOTAL - 1);
    for (const name of [words.keyMoments, words.order])
      await expect(article.getByRole('navigation', { name, exact: true })).toBeVisible();
    const title = await update(page, 4).getByRole('heading', { level: 3 }).innerText();
    const share = filled(words.share, { title });
    await expect(update(page, 4).getByRole('button', { name: share })).toBeVisible();

    const status = updates.getByRole('status');
    await expect(status).toBeEmpty();
    await status.evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    publish(upstream, (all) => [newest(TOTAL + 1, lang), ...all]);
    for (let polls = 0; polls < 3; polls++) await poll(page);
    expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([
      plural(words.newUpdates, 'one', 1),
    ]);
  });
}

test('the keyboard goes to a key moment and on from there, opens what is new, and keeps its place when an update changes', async ({
  page,
  upstream,
}) => {
  upstream.news.news = [liveStory('en', TOTAL, given)];
  await open(page, at('en', '/news/live-en'));
  const moments = page.getByRole('navigation', { name: WORDS.en.Coverage.keyMoments });
  await moments.getByRole('link').last().press('Enter');
  await expect(update(page, 3)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(update(page, 3).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  const share = update(page, 3).getByRole('button');
  await expect(share).toBeFocused();

  const edit = { headline: 'Edited', updatedAt: minutesAgo(0) };
  publish(upstream, (updates) => [
    newest(TOTAL + 1, 'en'),
    ...updates.map((one) => (one['id'] === 'n3' ? { ...one, ...edit } : one)),
  ]);
  await poll(page);
  await expect(share).toBeFocused();
  await newOnes(page, 1, 'en').press('Enter');
  await expect(update(page, TOTAL + 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    update(page, TOTAL + 1)
      .getByRole('link')
      .first(),
  ).toBeFocused();
});
