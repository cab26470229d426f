import { METAL_CITIES } from '@/tools/metals/metalCities';
import { expect, test } from './fixtures';
import { needsScript } from './needsScript';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const PATH = '/tools/metal-rates';
/** The look's `--down` and `--up`: red and green. */
const [RED, GREEN] = ['rgb(179, 38, 30)', 'rgb(11, 106, 58)'];

for (const lang of JOURNEY_LANGS) {
  const { Cities, Metals, MetalsAbout, Tool } = WORDS[lang];
  const ratesIn = (city: keyof typeof Cities) => filled(Metals.prices, { city: Cities[city] });

  /** Each city, Back and every order of the table: `tools-fuel.wide.spec.ts` and the tool's own tests. */
  test(`rates in ${lang}: a city is kept in the URL, the table sorted, a weight worked out, by keyboard, and fit however absurd`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    const panel = (city: keyof typeof Cities) =>
      page.getByRole('region', { name: ratesIn(city), exact: true });
    await expect(
      page.getByText(
        filled(Tool.source.replace('<source></source>', '{source}'), {
          source: MetalsAbout.source,
        }),
      ),
    ).toBeVisible();
    await expect(panel('bhopal').getByText('+22')).toHaveCSS('color', GREEN);
    await expect(panel('bhopal').getByText('−300')).toHaveCSS('color', RED);
    const table = page.getByRole('table', { name: Metals.allCaption });
    const silver = table.getByRole('columnheader', { name: Metals.silver });
    await expect(silver.getByRole('button')).toBeEnabled();
    const bar = page.getByRole('navigation', { name: Tool.chooseCity });
    await bar.getByRole('link', { name: Cities.chennai, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(lang, `${PATH}?city=chennai`));
    await expect(panel('chennai')).toContainText('₹78,000');
    await page.reload();
    await expect(panel('chennai')).toContainText('₹6,382');

    await expect(silver.getByRole('button')).toBeEnabled();
    await silver.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(silver).toHaveAttribute('aria-sort', 'ascending');
    await expect(table.getByRole('rowheader').first()).toHaveText(Cities.indore);

    const weight = page.getByRole('region', { name: Metals.convert });
    await weight.getByRole('radio', { name: Metals.gold24k }).focus();
    await page.keyboard.press('ArrowLeft');
    await weight.getByLabel(Metals.unit).selectOption('kilogram');
    await weight.getByRole('textbox').fill('१');
    await expect(weight.getByRole('status')).toContainText('₹78,000');

    await weight.getByRole('textbox').fill('10,00,000');
    const estimate = page.getByRole('region', { name: Metals.estimate, exact: true });
    await estimate.getByLabel(Metals.gst).fill('9'.repeat(40));
    await expect(estimate.getByRole('status')).toHaveText(Metals.estimateBlank);
    await expect(
      page.getByRole('textbox').and(page.locator('[aria-invalid=true]')).first(),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthAt320(page)).toEqual([320, 0]);
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the city asked for, the table and the forms work', async ({ page }) => {
      await page.goto(at(lang, PATH));
      await expect(needsScript(page, lang)).toHaveCount(0);
      await expect(
        page.getByRole('table', { name: Metals.allCaption }).getByRole('rowheader'),
      ).toHaveText(METAL_CITIES.map(({ name }) => Cities[name]));
      await page.getByRole('link', { name: Cities.chennai, exact: true }).click();
      const weight = page.getByRole('region', { name: Metals.convert });
      await weight.getByRole('radio', { name: Metals.silver }).check();
      await weight.getByLabel(Metals.unit).selectOption('kilogram');
      await weight.getByRole('textbox').fill('2');
      await weight.getByRole('button', { name: Metals.calculate }).click();
      await expect(weight).toContainText('₹1,56,000');
      await expect(page.getByRole('region', { name: ratesIn('chennai') })).toBeVisible();
    });
  });
}
