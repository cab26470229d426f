import { METAL_CITIES } from '@/lib/tools/metals/metalCities';
import { backAfterReload } from './backAfterReload';
import { expect, test } from './fixtures';
import { untilLastScript } from './lastScript';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const PATH = '/tools/metal-rates';
/** The look's `--down` and `--up`: red and green. */
const [RED, GREEN] = ['rgb(179, 38, 30)', 'rgb(11, 106, 58)'];

for (const lang of JOURNEY_LANGS) {
  const { Cities, Metals, MetalsAbout, Tool } = WORDS[lang];
  const ratesIn = (city: keyof typeof Cities) => filled(Metals.rates, { city: Cities[city] });

  test(`${at(lang, PATH)} names its source, and is accessible and fits however absurd its figures`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    await expect(
      page.getByText(
        filled(Tool.source.replace('<source></source>', '{source}'), {
          source: MetalsAbout.source,
        }),
      ),
    ).toBeVisible();
    await page.getByRole('region', { name: Metals.convert }).getByRole('textbox').fill('10,00,000');
    await page
      .getByRole('region', { name: Metals.convert })
      .getByLabel(Metals.unit)
      .selectOption('kilogram');
    await page
      .getByRole('region', { name: Metals.estimate, exact: true })
      .getByLabel(Metals.gst)
      .fill('9'.repeat(40));
    await expect(
      page.getByRole('textbox').and(page.locator('[aria-invalid=true]')).first(),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await widthAt320(page)).toEqual([320, 0]);
  });

  test(`a city is chosen in ${lang} by keyboard, kept in the URL and taken back`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    const panel = (city: keyof typeof Cities) =>
      page.getByRole('region', { name: ratesIn(city), exact: true });
    const bar = page.getByRole('navigation', { name: Tool.chooseCity });
    await expect(bar.getByRole('link')).toHaveText(METAL_CITIES.map(({ name }) => Cities[name]));
    for (const rate of ['₹6,333', '₹5,805', '₹76,500'])
      await expect(panel('bhopal')).toContainText(rate);
    await expect(panel('bhopal').getByText('+22')).toHaveCSS('color', GREEN);
    await expect(panel('bhopal').getByText('−300')).toHaveCSS('color', RED);
    await bar.getByRole('link', { name: Cities.chennai, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(lang, `${PATH}?city=chennai`));
    await expect(panel('chennai')).toContainText('₹78,000');
    await untilLastScript(page, () => page.reload());
    await expect(panel('chennai')).toContainText('₹6,382');
    await backAfterReload(page);
    await expect(panel('bhopal')).toContainText('₹6,333');
  });

  test(`the table in ${lang} is sorted by keyboard`, async ({ page }) => {
    await page.goto(at(lang, PATH));
    const table = page.getByRole('table', { name: Metals.allCaption });
    const silver = table.getByRole('columnheader', { name: Metals.silver });
    const names = table.getByRole('rowheader');
    await expect(names).toHaveText(METAL_CITIES.map(({ name }) => Cities[name]));
    await expect(silver.getByRole('button')).toBeEnabled();
    await silver.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(silver).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText(Cities.indore);
    await page.keyboard.press('Enter');
    await expect(silver).toHaveAttribute('aria-sort', 'descending');
    await expect(table.getByRole('row').nth(1)).toContainText(Tool.dearest);
    await expect(names.first()).toHaveText(Cities.chennai);
  });

  test(`the weight and the estimate in ${lang} follow what is typed`, async ({ page }) => {
    await page.goto(at(lang, PATH));
    const weight = page.getByRole('region', { name: Metals.convert });
    await weight.getByRole('textbox').fill('१');
    await weight.getByLabel(Metals.unit).selectOption('tola');
    await expect(weight.getByRole('status')).toContainText('₹73,866.87');
    await weight.getByRole('radio', { name: Metals.gold24k }).focus();
    await page.keyboard.press('ArrowLeft');
    await weight.getByLabel(Metals.unit).selectOption('kilogram');
    await expect(weight.getByRole('status')).toContainText('₹76,500');

    const estimate = page.getByRole('region', { name: Metals.estimate, exact: true });
    await expect(estimate).toContainText('₹66,966.48');
    await expect(estimate.getByRole('region', { name: Metals.about })).toContainText(
      Metals.estimateNote,
    );
    await estimate.getByLabel(Metals.gst).fill('5');
    await expect(estimate.getByRole('status')).toContainText('₹68,266.80');
    await estimate.getByLabel(Metals.gst).fill('five');
    await expect(estimate.getByRole('status')).toHaveText(Metals.estimateBlank);
    await expect(estimate.getByLabel(Metals.gst)).toHaveValue('five');
  });

  test.describe(`without JavaScript in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });

    test('the city asked for, the table and the forms work', async ({ page }) => {
      await page.goto(at(lang, PATH));
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
