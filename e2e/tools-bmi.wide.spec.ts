import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { needsScript } from './needsScript';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const PATH = '/tools/bmi-calculator';

for (const lang of JOURNEY_LANGS) {
  const { Bmi: words, BmiAbout: about, Tool: tool } = WORDS[lang];
  const weight = (page: Page) => page.locator('#weight');
  const height = (page: Page) => page.locator('#height');
  const unit = (page: Page, of: 'weightUnit' | 'heightUnit') =>
    page.getByRole('combobox', { name: words[of] });
  const button = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });
  const result = (page: Page) => page.getByRole('region', { name: words.result });

  test(`a BMI in ${lang}: the URL fills the form and loses its values, the result follows, units convert by keyboard`, async ({
    page,
  }) => {
    const status = result(page).getByRole('status');
    await page.goto(at(lang, `${PATH}?w=154&wu=lbs&h=5.6&hu=ft`));
    await expect(weight(page)).toHaveValue('154');
    await expect(unit(page, 'weightUnit')).toHaveValue('lbs');
    await expect(result(page)).toContainText(words.empty);
    await expect(page.getByText(about.disclaimer)).toBeVisible();
    await expect(page).toHaveURL(at(lang, PATH));
    await button(page, words.calculate).click();
    await expect(status).toContainText('24.0');
    await weight(page).fill('२००');
    await expect(status).toContainText('31.1');
    await expect(status).toContainText(words.obese);
    await height(page).fill('tall');
    await expect(status.getByText('—')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|∞/);
    await button(page, tool.clear).click();
    await expect(weight(page)).toHaveValue('70');
    await expect(height(page)).toHaveValue('170');
    await expect(result(page)).toContainText(words.empty);
    await expect(page).toHaveURL(at(lang, PATH));

    await test.step('by keyboard alone', async () => {
      await unit(page, 'weightUnit').selectOption('lbs');
      await expect(weight(page)).toHaveValue('154.3');
      await unit(page, 'weightUnit').focus();
      await page.keyboard.press('Tab');
      await expect(height(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(height(page)).toHaveValue('5.6');
      await expect(height(page)).toHaveAccessibleDescription(
        filled(words.feetAndInches, { feet: '5.6', whole: 5, inches: 7 }),
      );
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(status).toContainText('24.0');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowUp');
      await expect(height(page)).toHaveValue('171');
    });
    expect(new URL(page.url()).search).toBe('');
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form answers', async ({ page }) => {
      await page.goto(at(lang, PATH));
      await expect(needsScript(page, lang)).toHaveCount(0);
      await weight(page).fill('132');
      await unit(page, 'weightUnit').selectOption('lbs');
      await height(page).fill('5.5');
      await unit(page, 'heightUnit').selectOption('ft');
      await button(page, words.calculate).click();
      await expect(result(page).getByRole('status')).toContainText('21.3');
      await expect(result(page).getByRole('img')).toBeVisible();
      await expect(weight(page)).toHaveValue('132');
      await expect(unit(page, 'heightUnit')).toHaveValue('ft');
    });
  });
}
