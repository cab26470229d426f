import type { Page } from '@playwright/test';
import { READINGS } from '#site/horoscope.mjs';
import { READ_SIGNS } from '@/lib/content/horoscope';
import { SIGNS } from '@/tools/horoscope/signs';
import { expect, test } from './fixtures';
import { needsScript } from './needsScript';
import { axeFindings, foreignWords, shifts, watchShifts, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, type Lang, WORDS } from './words';

const PATH = '/tools/horoscope';

/**
 * Gives the device one voice, some time after the page; the texts that it speaks are kept in
 * `window.spoken`.
 */
async function giveVoice(page: Page, lang: Lang): Promise<void> {
  await page.addInitScript((tag) => {
    const spoken: { text: string; onend: (() => void) | null }[] = [];
    const voices: { lang: string }[] = [];
    const speech = Object.assign(new EventTarget(), {
      pending: true, // of what it was told; that it is said, no event tells
      getVoices: () => voices,
      speak: (utterance: { text: string; onend: (() => void) | null }) => spoken.push(utterance),
      cancel: () => {
        spoken.length = 0;
      },
    });
    class Utterance {
      onend = null;
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    addEventListener('load', () =>
      requestIdleCallback(() => {
        voices.push({ lang: tag });
        speech.dispatchEvent(new Event('voiceschanged'));
      }),
    );
  }, `${lang}-IN`);
}

const spoken = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { spoken: { text: string }[] }).spoken.map(({ text }) => text),
  );

for (const lang of JOURNEY_LANGS) {
  const { Horoscope, Tool } = WORDS[lang];
  const nameOf = (sign: keyof typeof SIGNS) => SIGNS[sign].name[lang];
  const bar = (page: Page) => page.getByRole('navigation', { name: Horoscope.chooseSign });
  const tile = (page: Page, sign: keyof typeof SIGNS) =>
    bar(page).getByRole('link', { name: new RegExp(nameOf(sign)) });
  const reading = (page: Page, sign: keyof typeof SIGNS) =>
    page.getByRole('region', { name: nameOf(sign), exact: true });

  test(`a sign in ${lang} is read aloud, chosen, by keyboard too, and fits`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await giveVoice(page, lang);
    await watchShifts(page);
    await page.goto(at(lang, PATH));
    const listen = page.getByRole('button', { name: Horoscope.listen });
    await expect(reading(page, 'aries')).toContainText(READINGS.aries.general[lang]);
    await expect(listen).toBeVisible();
    expect(await shifts(page), 'as the button comes').toEqual([]);

    await test.step('read aloud, until told to stop or the sign changes', async () => {
      await listen.click();
      expect((await spoken(page))[0]).toBe(nameOf('aries'));
      await page.getByRole('button', { name: Horoscope.stop }).click();
      expect(await spoken(page)).toEqual([]);
      await listen.click();
      await expect(page.getByRole('button', { name: Horoscope.stop })).toBeVisible();
      await tile(page, 'gemini').click();
      await expect(listen).toBeVisible();
      expect(await spoken(page)).toEqual([]);
    });

    await tile(page, 'leo').click();
    await expect(page).toHaveURL(at(lang, `${PATH}?sign=leo`));
    await expect(reading(page, 'leo')).toContainText(READINGS.leo.travel[lang]);
    await reading(page, 'leo')
      .getByRole('link', { name: nameOf('aries') })
      .click();
    await expect(page).toHaveURL(at(lang, PATH));
    await expect(reading(page, 'aries')).toBeVisible();

    await test.step('by keyboard', async () => {
      await tile(page, 'aries').focus();
      await page.keyboard.press('Tab');
      await expect(tile(page, 'taurus')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(reading(page, 'taurus')).toBeVisible();
      await expect(tile(page, 'taurus')).toBeFocused();
    });

    await test.step('the date is set by Refresh, and nothing else', async () => {
      const sampleDate = { en: '15 January 2024', hi: '15 जनवरी 2024' }[lang];
      const date = page.getByText(filled(Tool.updated, { date: sampleDate }));
      await expect(date).toBeVisible();
      const updated = filled(Tool.updated, { date: '.*' });
      const rest = async () =>
        (await reading(page, 'taurus').innerText()).replace(new RegExp(updated), '');
      const before = await rest();
      await page.getByRole('button', { name: Tool.refresh }).click();
      await expect(date).toHaveCount(0);
      await expect.poll(rest).toBe(before);
    });

    await test.step('every horoscope fits, speaks one language and is accessible', async () => {
      for (const sign of READ_SIGNS) {
        await tile(page, sign).click();
        await expect(reading(page, sign)).toBeVisible();
        await expect(page.getByRole('button', { name: Horoscope.listen })).toBeVisible();
        expect.soft(await foreignWords(page, lang), sign).toEqual([]);
        expect.soft(await widthAt320(page), sign).toEqual([320, 0]);
      }
      expect.soft(await axeFindings(page, 'main'), 'axe').toEqual([]);
    });
  });

  test(`a date of birth finds its sign in ${lang}, and stays out of the URL`, async ({ page }) => {
    await page.goto(at(lang, PATH));
    await page.waitForLoadState('networkidle');
    const birthDate = page.getByLabel(Horoscope.birthDate);
    const find = page.getByRole('button', { name: Horoscope.find });
    await birthDate.fill('2000-02-29');
    await find.click();
    await expect(
      page.getByText(filled(Horoscope.notYet, { sign: nameOf('pisces') })),
    ).toBeVisible();

    await birthDate.fill('1994-09-01');
    await birthDate.press('Enter');
    await expect(page).toHaveURL(at(lang, PATH));
    await page
      .getByRole('link', { name: filled(Horoscope.read, { sign: nameOf('virgo') }) })
      .click();
    await expect(page).toHaveURL(at(lang, `${PATH}?sign=virgo#reading`));
    await expect(reading(page, 'virgo')).toBeInViewport();
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the server answers for a sign, and finds one by a date of birth, beside the one that is read', async ({
      page,
    }) => {
      await page.goto(at(lang, PATH));
      await expect(needsScript(page, lang)).toHaveCount(0);
      await tile(page, 'leo').click();
      await expect(tile(page, 'leo')).toHaveAttribute('aria-current', 'true');
      await expect(reading(page, 'leo')).toContainText(READINGS.leo.health[lang]);
      await expect(page.getByRole('button', { name: Horoscope.listen })).toHaveCount(0);

      await page.getByLabel(Horoscope.birthDate).fill('1988-12-25');
      await page.getByRole('button', { name: Horoscope.find }).click();
      await expect(page).toHaveURL(at(lang, `${PATH}?sign=leo&born=1988-12-25`));
      await expect(
        page.getByText(filled(Horoscope.notYet, { sign: nameOf('capricorn') })),
      ).toBeVisible();
      await expect(reading(page, 'leo')).toBeVisible();
    });
  });
}
