import { act, fireEvent, screen, within } from '@testing-library/react';
import { localPath } from '@/lib/i18n/language';
import { announcedBy } from '@/lib/testing/announcements';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import {
  hydrateInLocale,
  renderInLocale,
  speak,
  TESTED_LOCALES,
  words,
} from '@/lib/testing/renderInLocale';
import { FuelPrices } from './FuelPrices';
import { FUEL_CITIES } from './fuelCities';

const PATH = '/tools/fuel-prices';

describe.each(TESTED_LOCALES)('fuel prices in %s', (locale) => {
  const t = speak(locale);
  const { Cities, Fuel, Tool } = words[locale];
  const region = (name: string) => screen.getByRole('region', { name });
  const prices = (city: keyof typeof Cities) => region(t('Fuel.prices', { city: Cities[city] }));
  const fillUp = () => within(region(Fuel.fillUp));
  const trip = () => within(region(Fuel.trip));
  const choose = (city: keyof typeof Cities) =>
    fireEvent.click(screen.getByRole('link', { name: Cities[city] }));
  const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
  const amount = () => fillUp().getByRole('textbox', { name: `${Fuel.amount} (₹)` });
  const litres = () =>
    fillUp().getByRole('textbox', { name: `${Fuel.quantity} (${Fuel.litresUnit})` });
  const column = (index: number) =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[index]?.textContent ?? '');

  const open = (search = '') => {
    history.replaceState(null, '', localPath(PATH, locale) + search);
    renderInLocale(<FuelPrices query={Object.fromEntries(new URLSearchParams(search))} />, locale);
  };

  it('begins with Bhopal: both fuels to the paisa, a rise in red and a fall in green', () => {
    open();
    const status = prices('bhopal');
    const sample = t('Fuel.sampleOf', {
      date: { en: '15 January 2024', hi: '15 जनवरी 2024' }[locale],
    });
    expect(status).toHaveTextContent(
      `${Fuel.petrol} ${Fuel.perLitre} ${sample}₹108.65 ▲ ${Tool.rise} +0.12`,
    );
    expect(status).toHaveTextContent(
      `${Fuel.diesel} ${Fuel.perLitre} ${sample}₹93.90 ▼ ${Tool.fall} −0.05`,
    );
    expect(within(prices('bhopal')).getByText(/\+0\.12/).parentElement).toHaveClass('text-down');
    expect(within(prices('bhopal')).getByText(/−0\.05/).parentElement).toHaveClass('text-up');
  });

  it('shows what did not change as such', () => {
    open('?city=delhi');
    expect(within(prices('delhi')).getAllByText(/0\.00/)).toHaveLength(2);
    expect(within(prices('delhi')).getAllByText(/0\.00/)[0]?.parentElement).toHaveClass(
      'text-quiet',
    );
  });

  it('offers ten cities and keeps the chosen one in the URL', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: Tool.chooseCity })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(
      FUEL_CITIES.map(({ name }) => Cities[name]),
    );
    choose('mumbai');
    expect(location.pathname + location.search).toBe(`${localPath(PATH, locale)}?city=mumbai`);
    expect(prices('mumbai')).toHaveTextContent('₹106.31');
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(Cities.mumbai);
  });

  it('sets the shown date to today and changes nothing else on Refresh', async () => {
    fakeFetch().mockResolvedValue(reply(FUEL_CITIES));
    jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+05:30') });
    open();
    const before = document.body.textContent ?? '';
    const sampled = t('Tool.updated', {
      date: { en: '15 January 2024', hi: '15 जनवरी 2024' }[locale],
    });
    expect(screen.getByText(sampled)).toBeVisible();
    await act(async () => screen.getByRole('button', { name: Tool.refresh }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    const today = t('Tool.updated', {
      date: { en: '20 November 2026', hi: '20 नवंबर 2026' }[locale],
    });
    expect(document.body.textContent).toBe(before.replace(sampled, today));
    expect(document.body.textContent).toContain(today);
  });

  it('sorts all cities and says which is cheapest and dearest', () => {
    open();
    expect(column(0)).toEqual(FUEL_CITIES.map(({ name }) => Cities[name]));
    fireEvent.click(
      within(screen.getByRole('columnheader', { name: Fuel.petrol })).getByRole('button'),
    );
    expect(column(0)[0]).toBe(Cities.delhi);
    expect(column(1)[0]).toContain(`${Tool.cheapest}₹96.72`);
    expect(column(1).at(-1)).toContain(`${Tool.dearest}₹109.66`);
    expect(
      column(1).filter((text) => text.includes(Tool.cheapest) || text.includes(Tool.dearest)),
    ).toHaveLength(2);
  });

  it('lets either field of the fill follow the other', () => {
    open('?city=delhi');
    expect([amount(), litres()].map((box) => box.getAttribute('value'))).toEqual(['500', '5.17']);
    type(amount(), '967.2');
    expect(litres()).toHaveValue('10.00');
    expect(fillUp().getByRole('status')).toHaveTextContent(
      t('Fuel.litres', { count: '10.00' }).replace('\u00a0', ' '),
    );
    type(litres(), '१,०००');
    expect(litres()).toHaveValue('१,०००');
    expect(amount()).toHaveValue('96,720.00');
    expect(fillUp().getByRole('status')).toHaveTextContent('₹96,720.00');
    fireEvent.click(fillUp().getByRole('radio', { name: Fuel.diesel }));
    expect(amount()).toHaveValue('89,620.00');
    choose('mumbai');
    expect(amount()).toHaveValue('94,270.00');
  });

  it.each(['', 'ten', '-5', '0x1', '1,00,00,001'])(
    'empties the other field on %j, keeps what was typed and says what to do',
    (text) => {
      open();
      type(amount(), text);
      expect(amount()).toHaveValue(text);
      expect(litres()).toHaveValue('');
      expect(fillUp().getByRole('status')).toHaveTextContent(Fuel.fillUpBlank);
    },
  );

  it('flags a field that was typed and not the one that follows', () => {
    open();
    type(amount(), 'ten');
    expect([amount().getAttribute('aria-invalid'), litres().getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    type(litres(), '1,00,000');
    expect(amount()).toHaveValue('1,08,65,000.00');
    expect(amount()).toBeValid();
  });

  it('costs a trip at the chosen city’s price', () => {
    open('?city=delhi');
    type(trip().getByRole('textbox', { name: `${Fuel.distance} (${Fuel.kmUnit})` }), '150');
    const mileage = trip().getByRole('textbox', {
      name: `${Fuel.mileage} (${Fuel.kmPerLitreUnit})`,
    });
    type(mileage, '12.5');
    fireEvent.click(trip().getByRole('radio', { name: Fuel.diesel }));
    expect(trip().getByRole('status')).toHaveTextContent('₹1,075.44');
    expect(trip().getByRole('status')).toHaveTextContent('₹7.17');
    type(mileage, '0');
    expect(trip().getByRole('status')).toHaveTextContent(Fuel.tripBlank);
    expect(mileage).toBeInvalid();
  });

  it('compares the chosen city with another one, in words', () => {
    open();
    const compare = within(region(Fuel.compare));
    const box = compare.getByRole('combobox', {
      name: t('Fuel.compareWith', { city: Cities.bhopal }),
    });
    expect(region(Fuel.compare)).toHaveTextContent(
      t('Fuel.gap', { direction: 'cheaper', amount: '₹11.93' }),
    );
    fireEvent.change(box, { target: { value: 'hyderabad' } });
    expect(compare.getByRole('status')).toHaveTextContent(
      t('Fuel.gap', { direction: 'dearer', amount: '₹1.01' }),
    );
    choose('hyderabad');
    expect(compare.getByRole('combobox')).toHaveValue('bhopal');
    expect(
      within(compare.getByRole('combobox')).queryByRole('option', { name: Cities.hyderabad }),
    ).toBeNull();
    expect(region(Fuel.compare)).toHaveTextContent(t('Fuel.gapIn', { city: Cities.bhopal }));
  });

  it('compares with the city that was chosen before the page was hydrated', async () => {
    history.replaceState(null, '', localPath(PATH, locale));
    hydrateInLocale(
      <FuelPrices query={{}} />,
      () =>
        (within(region(Fuel.compare)).getByRole<HTMLSelectElement>('combobox').value = 'mumbai'),
      locale,
    );
    await act(async () => {});
    expect(region(Fuel.compare)).toHaveTextContent(t('Fuel.gapIn', { city: Cities.mumbai }));
  });

  it('announces a change of city once, in one sentence, and each sum when its own fields change', () => {
    open();
    expect(announcedBy(() => choose('mumbai'))).toEqual([
      t('Fuel.summary', { city: Cities.mumbai, petrol: '₹106.31', diesel: '₹94.27' }),
    ]);
    fireEvent.focus(litres());
    expect(announcedBy(() => type(litres(), '10'))).toEqual([expect.stringContaining('₹1,063.10')]);
    fireEvent.blur(litres());
    const other = screen.getByRole('combobox');
    fireEvent.focus(other);
    expect(announcedBy(() => fireEvent.change(other, { target: { value: 'kolkata' } }))).toEqual([
      expect.stringContaining('₹106.03'),
    ]);
    expect(announcedBy(() => choose('delhi'))).toHaveLength(1);
  });
});
