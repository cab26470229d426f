import { FUEL_CITIES } from '@/tools/fuel/fuelCities';
import { expect, test } from './fixtures';
import { needsScript } from './needsScript';
import { axeFindings, widthAt320 } from './views';
import { at, filled, JOURNEY_LANGS, WORDS } from './words';

const PATH = '/tools/fuel-prices';
/** The look's `--down` and `--up`: red and green. */
const [RED, GREEN] = ['rgb(179, 38, 30)', 'rgb(11, 106, 58)'];

for (const lang of JOURNEY_LANGS) {
  const { Cities, Fuel, FuelAbout, Tool } = WORDS[lang];
  const pricesIn = (city: keyof typeof Cities) => filled(Fuel.prices, { city: Cities[city] });

  /** A choice kept by reload and undone by Back: `tools-aqi.wide.spec.ts`. */
  test(`a city is chosen in ${lang}, the table sorted by keyboard, the fill and the trip follow what is typed, and fit however absurd`, async ({
    page,
  }) => {
    await page.goto(at(lang, PATH));
    const panel = (city: keyof typeof Cities) =>
      page.getByRole('region', { name: pricesIn(city), exact: true });
    await expect(
      page.getByText(
        filled(Tool.source.replace('<source></source>', '{source}'), { source: FuelAbout.source }),
      ),
    ).toBeVisible();
    await expect(panel('bhopal')).toContainText('₹108.65');
    await expect(panel('bhopal').getByText('+0.12')).toHaveCSS('color', RED);
    await expect(panel('bhopal').getByText('−0.05')).toHaveCSS('color', GREEN);
    const petrol = page.getByRole('columnheader', { name: Fuel.petrol });
    const names = page.getByRole('main').getByRole('rowheader');
    await expect(names).toHaveText(FUEL_CITIES.map(({ name }) => Cities[name]));
    await expect(petrol.getByRole('button')).toBeEnabled();
    const bar = page.getByRole('navigation', { name: Tool.chooseCity });
    await bar.getByRole('link', { name: Cities.delhi, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at(lang, `${PATH}?city=delhi`));
    await expect(panel('delhi')).toBeVisible();
    await petrol.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(petrol).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText(Cities.delhi);
    await expect(page.getByRole('row', { name: Cities.delhi })).toContainText(Tool.cheapest);
    await page.keyboard.press('Enter');
    await expect(petrol).toHaveAttribute('aria-sort', 'descending');
    await expect(names.first()).toHaveText(Cities.hyderabad);
    await page.keyboard.press('Enter');
    await expect(names).toHaveText(FUEL_CITIES.map(({ name }) => Cities[name]));

    const fill = page.getByRole('region', { name: Fuel.fillUp });
    const [amount, litres] = [fill.getByLabel(Fuel.amount), fill.getByLabel(Fuel.quantity)];
    await expect(litres).toHaveValue('5.17');
    await amount.fill('₹ 1,000');
    await expect(litres).toHaveValue('10.34');
    await litres.fill('१०');
    await expect(amount).toHaveValue('967.20');
    await fill.getByRole('radio', { name: Fuel.petrol }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(amount).toHaveValue('896.20');
    await litres.fill('x');
    await expect(amount).toHaveValue('');
    await expect(litres).toHaveAccessibleDescription(
      filled(Tool.outside, { least: '0', most: '1,00,000' }),
    );

    const trip = page.getByRole('region', { name: Fuel.trip });
    await trip.getByLabel(Fuel.distance).fill('150');
    await trip.getByLabel(Fuel.mileage).fill('12.5');
    await expect(trip.getByRole('status')).toContainText('₹1,160.64');
    await trip.getByLabel(Fuel.mileage).press('Enter');
    await expect(page).toHaveURL(at(lang, `${PATH}?city=delhi`));

    await amount.fill('9'.repeat(40));
    await trip.getByLabel(Fuel.mileage).fill('0');
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
      await expect(page.getByRole('main').getByRole('rowheader')).toHaveText(
        FUEL_CITIES.map(({ name }) => Cities[name]),
      );
      await page.getByRole('link', { name: Cities.mumbai, exact: true }).click();
      await expect(page.getByRole('region', { name: pricesIn('mumbai') })).toContainText('₹106.31');
      const fill = page.getByRole('region', { name: Fuel.fillUp });
      await fill.getByLabel(Fuel.quantity).fill('10');
      await fill.getByRole('button', { name: Fuel.workOutAmount }).click();
      await expect(fill.getByLabel(Fuel.amount)).toHaveValue('1,063.10');
      await expect(page.getByRole('region', { name: pricesIn('mumbai') })).toBeVisible();
      await fill.getByLabel(Fuel.amount).fill('500');
      await fill.getByRole('radio', { name: Fuel.diesel }).check();
      await fill.getByRole('button', { name: Fuel.workOutLitres }).click();
      await expect(fill.getByLabel(Fuel.quantity)).toHaveValue('5.30');
    });
  });
}
