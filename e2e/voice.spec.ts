import type { Page } from '@playwright/test';
import { endSentence, giveVoices, marked, rate, said } from './fakeVoices';
import { expect, test } from './fixtures';
import { headline, reader } from './readerPage';
import { bodyOf, titleOf } from './stories';
import { axeFindings } from './views';
import { at, filled, LANGS, type Lang, WORDS } from './words';

const AT = 3;
const storyUrl = (lang: Lang) => at(lang, `/news/breaking-${lang}-${AT}`);
const title = (lang: Lang) => titleOf('breaking', lang, AT);

for (const lang of LANGS) {
  const { Reader, Voice } = WORDS[lang];
  const bar = (page: Page) => page.getByRole('region', { name: Voice.title });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  const control = (page: Page, name: string) =>
    bar(page).getByRole('button', { name, exact: true });

  /** Opens the story, and waits until its buttons answer. */
  async function openStory(page: Page) {
    await page.goto(storyUrl(lang));
    await expect(button(page, Reader.save)).toHaveAttribute('aria-pressed', 'false');
  }

  test.describe(`in ${lang} by touch`, () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

    test('a story is read aloud sentence by sentence, each marked, paused and ended', async ({
      page,
    }) => {
      await giveVoices(page, 'de-DE', `${lang}-IN`);
      await openStory(page);
      const listen = button(page, Reader.listen);
      await listen.tap();
      await expect.poll(() => said(page)).toEqual([title(lang)]);
      await expect.poll(() => marked(page)).toBe(title(lang));
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
    await headline(page, title(lang)).press('Enter');
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
    await expect.poll(async () => (await said(page)).at(-1)).toBe(title(lang));
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

  test(`in ${lang} without storage it is read faster`, async ({ page }) => {
    await giveVoices(page, `${lang}-IN`);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await openStory(page);
    await button(page, Reader.listen).click();
    const speed = (value: string) => control(page, filled(Voice.speed, { speed: value }));
    await speed('1').click();
    await expect(speed('1.25')).toBeFocused();
    expect(await rate(page)).toBe(1.25);
    expect(await axeFindings(page, 'section[aria-label]')).toEqual([]);
  });

  for (const [device, prepare] of [
    ['has voices of other languages alone', (page: Page) => giveVoices(page, 'de-DE', 'ta-IN')],
    [
      'cannot speak',
      (page: Page) =>
        page.addInitScript(() => void Reflect.deleteProperty(window, 'speechSynthesis')),
    ],
  ] as const)
    test(`in ${lang} a device that ${device} says so, and how it gets a voice`, async ({
      page,
    }) => {
      await prepare(page);
      await openStory(page);
      const listen = button(page, Reader.listen);
      await listen.click();
      const missing = Voice.missing.replace(new RegExp(`\\{.*\\b${lang} \\{(.*?)\\}.*\\}`), '$1');
      await expect(bar(page)).toContainText(missing);
      await expect(bar(page)).toContainText(Voice.onAndroid);
      await page.keyboard.press('Escape');
      await expect(bar(page)).toHaveCount(0);
      await expect(listen).toBeFocused();
    });

  test.describe(`in ${lang} without script`, () => {
    test.use({ javaScriptEnabled: false });
    test('nothing offers to read a story aloud', async ({ page }) => {
      await page.goto(storyUrl(lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(lang));
      await expect(button(page, Reader.listen)).toHaveCount(0);
    });
  });
}
