import type { Page } from '@playwright/test';
import { endSentence, giveVoices, marked, rate, said } from './fakeVoices';
import { expect, test } from './fixtures';
import { headline, reader } from './readerPage';
import { blockStorage } from './storage';
import { bodyOf, titleOf } from './stories';
import { axeFindings } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const AT = 3;

/** Without a script nothing offers it: `noscript.wide.spec.ts`. */
for (const lang of JOURNEY_LANGS) {
  const { Reader, Voice } = WORDS[lang];
  const title = titleOf('breaking', lang, AT);
  const bar = (page: Page) => page.getByRole('region', { name: Voice.title });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  const control = (page: Page, name: string) =>
    bar(page).getByRole('button', { name, exact: true });

  /** Opens the story, and waits until its buttons answer. */
  async function openStory(page: Page) {
    await page.goto(at(lang, `/news/breaking-${lang}-${AT}`));
    await expect(button(page, Reader.save)).toHaveAttribute('aria-pressed', 'false');
  }

  test.describe(`in ${lang} by touch`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a story is read aloud sentence by sentence, each marked, paused, faster and ended, without storage', async ({
      page,
    }) => {
      await giveVoices(page, 'de-DE', `${lang}-IN`);
      await blockStorage(page);
      await openStory(page);
      const listen = button(page, Reader.listen);
      await listen.tap();
      await expect.poll(() => said(page)).toEqual([title]);
      await expect.poll(() => marked(page)).toBe(title);
      await control(page, Voice.next).tap(); // the summary
      await control(page, Voice.next).tap();
      const [first = ''] = bodyOf('breaking', lang, AT).split('\n\n');
      const opening = (await said(page)).at(-1) ?? '';
      expect([first.startsWith(opening), first === opening]).toEqual([true, false]);
      await endSentence(page);
      await expect.poll(() => marked(page)).toBe((await said(page)).at(-1));
      const second = await marked(page);
      expect(first.slice(opening.length).trim().startsWith(second)).toBe(true);
      await expect(page.getByText(second)).toBeInViewport();

      await control(page, Voice.pause).tap();
      await expect.poll(() => rate(page)).toBeNull();
      await control(page, Voice.play).tap();
      await expect.poll(async () => (await said(page)).slice(-2)).toEqual([second, second]);
      const speed = (value: string) => control(page, filled(Voice.speed, { speed: value }));
      await speed('1').tap();
      await expect(speed('1.25')).toBeFocused();
      expect(await rate(page)).toBe(1.25);
      expect(await axeFindings(page, 'section[aria-label]')).toEqual([]);
      await control(page, Voice.close).tap();
      await expect(bar(page)).toHaveCount(0);
      await expect(listen).toHaveAttribute('aria-pressed', 'false');
      expect([await rate(page), await marked(page)]).toEqual([null, '']);
    });
  });

  test(`in ${lang} by keyboard a story in the reader is read aloud, and Escape ends that first`, async ({
    page,
  }) => {
    await giveVoices(page, `${lang}-IN`);
    await page.goto(at(lang, '/'));
    await page.waitForLoadState('networkidle');
    await headline(page, title).press('Enter');
    const listen = reader(page).getByRole('button', { name: Reader.listen, exact: true });
    await listen.press('Enter');
    await expect(control(page, Voice.pause)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(control(page, Voice.play)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(control(page, Voice.next)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText(filled(Voice.position, { number: 2, count: 5 }));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(control(page, Voice.previous)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await said(page)).at(-1)).toBe(title);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(listen).toBeFocused();
    await expect(reader(page)).toBeVisible();
    await listen.press('Enter');
    await expect(bar(page)).toBeVisible();
    await reader(page).getByRole('button', { name: Reader.back }).press('Enter');
    await expect(reader(page)).toHaveCount(0);
    await expect.poll(() => rate(page)).toBeNull();
  });

  test(`in ${lang} a device that has voices of other languages alone says so, and how it gets one`, async ({
    page,
  }) => {
    await giveVoices(page, 'de-DE', 'ta-IN');
    await openStory(page);
    const listen = button(page, Reader.listen);
    await listen.click();
    const missing = Voice.missing.replace(new RegExp(`\\{.*\\b${lang} \\{(.*?)\\}.*\\}`), '$1');
    await expect(bar(page)).toContainText(missing);
    await expect(bar(page).getByRole('listitem')).toHaveText([Voice.onComputers]);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(listen).toBeFocused();
  });
}
