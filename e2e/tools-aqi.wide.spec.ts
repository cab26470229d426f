import type { Page } from '@playwright/test';
import { AQI_CITIES } from '@/tools/aqi/cities';
import { backAfterReload } from './backAfterReload';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { needsScript } from './needsScript';
import { foreignWords, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const PATH = '/tools/aqi-checker';

for (const lang of JOURNEY_LANGS) {
  const { Aqi, Cities, Tool } = WORDS[lang];
  const bar = (page: Page) => page.getByRole('navigation', { name: Tool.chooseCity });
  const city = (page: Page, id: keyof typeof Cities) =>
    bar(page).getByRole('link', { name: Cities[id], exact: true });
  const panel = (page: Page, id: keyof typeof Cities) =>
    page.getByRole('region', { name: filled(Aqi.airIn, { city: Cities[id] }) });

  test(`a city's air in ${lang} is chosen, shared, kept by reload and undone by Back, by keyboard too, and fits`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    await expect(panel(page, 'delhi')).toContainText(`312 ${Aqi.hazardous}`);
    await city(page, 'kolkata').click();
    await expect(page).toHaveURL(at(lang, `${PATH}?city=kolkata`));
    await expect(panel(page, 'kolkata')).toContainText(`218 ${Aqi.veryUnhealthy}`);
    await untilLastScript(page, () => page.reload());
    await expect(panel(page, 'kolkata')).toBeVisible();
    await backAfterReload(page);
    await expect(panel(page, 'delhi')).toBeVisible();

    await test.step('by keyboard', async () => {
      await page.waitForLoadState('networkidle');
      await city(page, 'delhi').focus();
      await page.keyboard.press('Tab');
      await expect(city(page, 'mumbai')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(panel(page, 'mumbai')).toContainText(`156 ${Aqi.unhealthy}`);
      await expect(city(page, 'mumbai')).toBeFocused();
      await expect(city(page, 'mumbai')).toHaveAttribute('aria-current', 'true');
    });

    await test.step('the date is set by Refresh, and nothing else', async () => {
      const sampleDate = { en: '15 January 2024', hi: '15 जनवरी 2024' }[lang];
      const date = page.getByText(filled(Tool.updated, { date: sampleDate }));
      await expect(date).toBeVisible();
      const updated = filled(Tool.updated, { date: '.*' });
      const rest = async () =>
        (await panel(page, 'mumbai').innerText()).replace(new RegExp(updated), '');
      const before = await rest();
      await page.getByRole('button', { name: Tool.refresh }).click();
      await expect(date).toHaveCount(0);
      await expect.poll(rest).toBe(before);
      await expect(page).toHaveURL(at(lang, `${PATH}?city=mumbai`));
    });

    await test.step('every city fits and speaks one language', async () => {
      for (const { id } of AQI_CITIES) {
        await city(page, id).click();
        await expect(panel(page, id)).toBeVisible();
        expect.soft(await foreignWords(page, lang), id).toEqual([]);
        expect.soft(await widthAt320(page), id).toEqual([320, 0]);
      }
    });
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the server answers', async ({ page }) => {
      await page.goto(at(lang, PATH));
      await expect(needsScript(page, lang)).toHaveCount(0);
      await city(page, 'kolkata').click();
      await expect(city(page, 'kolkata')).toHaveAttribute('aria-current', 'true');
      await expect(panel(page, 'kolkata')).toContainText(`218 ${Aqi.veryUnhealthy}`);
      await expect(page.getByRole('row')).toHaveCount(5);
    });
  });
}
