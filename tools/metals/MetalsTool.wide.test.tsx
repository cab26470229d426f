import { act, fireEvent, screen, within } from '@testing-library/react';
import { localPath } from '@/lib/i18n/language';
import { announcedBy } from '@/lib/testing/announcements';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { MetalRates } from './MetalRates';
import { METAL_CITIES } from './metalCities';

const PATH = '/tools/metal-rates';

describe.each(TESTED_LOCALES)('metal rates in %s', (locale) => {
  const t = speak(locale);
  const { Cities, Metals, Tool } = words[locale];
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const rates = (city: keyof typeof Cities) => region(t('Metals.prices', { city: Cities[city] }));
  const choose = (city: keyof typeof Cities) =>
    fireEvent.click(screen.getByRole('link', { name: Cities[city] }));
  const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
  const cells = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

  const open = (search = '') => {
    history.replaceState(null, '', localPath(PATH, locale) + search);
    renderInLocale(<MetalRates query={Object.fromEntries(new URLSearchParams(search))} />, locale);
  };

  it('begins with Bhopal: gold per gram, silver per kilogram, a rise in green and a fall in red', () => {
    open();
    const status = screen.getByRole('region', {
      name: t('Metals.prices', { city: Cities.bhopal }),
    });
    const sample = t('Metals.sampleOf', {
      date: { en: '15 January 2024', hi: '15 जनवरी 2024' }[locale],
    });
    expect(status).toHaveTextContent(
      `${Metals.gold24k} ${Metals.perGram} ${sample}₹6,333 ▲ ${Tool.rise} +22`,
    );
    expect(status).toHaveTextContent(
      `${Metals.gold22k} ${Metals.perGram} ${sample}₹5,805 ▲ ${Tool.rise} +20`,
    );
    expect(status).toHaveTextContent(
      `${Metals.silver} ${Metals.perKilogram} ${sample}₹76,500 ▼ ${Tool.fall} −300`,
    );
    expect(rates('bhopal').getByText(/\+22/).parentElement).toHaveClass('text-up');
    expect(rates('bhopal').getByText(/−300/).parentElement).toHaveClass('text-down');
  });

  it('offers eight cities and keeps the chosen one in the URL', () => {
    open();
    const links = within(screen.getByRole('navigation', { name: Tool.chooseCity })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(
      METAL_CITIES.map(({ name }) => Cities[name]),
    );
    choose('chennai');
    expect(location.pathname + location.search).toBe(`${localPath(PATH, locale)}?city=chennai`);
    expect(rates('chennai').getByText('₹6,382')).toBeVisible();
  });

  it('sets the shown date to today and changes nothing else on Refresh', async () => {
    fakeFetch().mockResolvedValue(reply(METAL_CITIES));
    jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+05:30') });
    open();
    const before = document.body.textContent ?? '';
    const sampled = t('Tool.updated', {
      date: { en: '15 January 2024', hi: '15 जनवरी 2024' }[locale],
    });
    await act(async () => screen.getByRole('button', { name: Tool.refresh }).click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    const today = t('Tool.updated', {
      date: { en: '20 November 2026', hi: '20 नवंबर 2026' }[locale],
    });
    expect(document.body.textContent).toBe(before.replace(sampled, today));
    expect(document.body.textContent).toContain(today);
  });

  it('sorts all cities by silver; ties share the name of the cheapest', () => {
    open();
    const table = screen.getByRole('table', { name: Metals.allCaption });
    expect(cells(table).map(([city]) => city)).toEqual(
      METAL_CITIES.map(({ name }) => Cities[name]),
    );
    expect(
      cells(table)
        .filter(([, gold]) => gold?.includes(Tool.cheapest))
        .map(([city]) => city),
    ).toEqual([Cities.mumbai, Cities.kolkata]);
    const silver = within(
      within(table).getByRole('columnheader', { name: Metals.silver }),
    ).getByRole('button');
    fireEvent.click(silver);
    fireEvent.click(silver);
    expect(cells(table)[0]).toEqual([
      Cities.chennai,
      expect.anything(),
      expect.anything(),
      `${Tool.dearest}₹78,000▲ ${Tool.rise} +500`,
    ]);
  });

  it('gives purities in parts of 24 and says that 18K is worked out', () => {
    open();
    const purities = cells(screen.getByRole('table', { name: Metals.purity }));
    expect(purities.map(([karat]) => karat)).toEqual(
      [24, 22, 18].map((count) => t('Metals.karats', { count })),
    );
    expect(purities.map(([, share]) => share)).toEqual([
      `${t('Metals.parts', { count: 24 })} 100.0%`,
      `${t('Metals.parts', { count: 22 })} 91.7%`,
      `${t('Metals.parts', { count: 18 })} 75.0%`,
    ]);
    expect(purities.map(([, , rate]) => rate)).toEqual([
      '₹6,333',
      '₹5,805',
      `₹4,749.75 ${Metals.workedOut}`,
    ]);
  });

  it('turns a weight into every unit and into rupees', () => {
    open();
    const block = region(Metals.convert);
    expect(block.getByRole('region', { name: Metals.value })).toHaveTextContent('₹63,330');
    type(block.getByRole('textbox', { name: `${Metals.weight} (${Metals.gram})` }), '१');
    fireEvent.change(block.getByRole('combobox', { name: Metals.unit }), {
      target: { value: 'tola' },
    });
    expect(block.getByRole('status')).toHaveTextContent('₹73,866.87');
    expect(block.getByRole('textbox')).toHaveAccessibleName(`${Metals.weight} (${Metals.tola})`);
    const units = cells(block.getByRole('table'));
    expect(units.map(([unit]) => unit)).toEqual([
      Metals.gram,
      Metals.sovereign,
      Metals.tenGrams,
      Metals.tola,
      Metals.kilogram,
    ]);
    expect(units.map(([, amount]) => amount)).toEqual(['11.664', '1.458', '1.166', '1', '0.01166']);
    expect(units.map(([, , price]) => price)).toEqual([
      '₹6,333',
      '₹50,664',
      '₹63,330',
      '₹73,866.87',
      '₹63,33,000',
    ]);
    fireEvent.click(block.getByRole('radio', { name: Metals.silver }));
    fireEvent.change(block.getByRole('combobox'), { target: { value: 'kilogram' } });
    expect(block.getByRole('status')).toHaveTextContent('₹76,500');
    fireEvent.click(block.getByRole('radio', { name: Metals.gold18k }));
    expect(block.getByRole('status')).toHaveTextContent(Metals.workedOut);
  });

  it('shows paise where a rate has some', () => {
    open('?metal=silver&weight=1&unit=gram');
    const block = region(Metals.convert);
    expect(block.getByRole('region', { name: Metals.value })).toHaveTextContent(/^[^₹]*₹76\.50/);
    expect(cells(block.getByRole('table')).map(([, , price]) => price)).toEqual([
      '₹76.50',
      '₹612',
      '₹765',
      '₹892.28',
      '₹76,500',
    ]);
  });

  it('announces a change of city once, in one sentence, and each sum when its own fields change', () => {
    open();
    const chennai = METAL_CITIES.find(({ name }) => name === 'chennai') ?? METAL_CITIES[0];
    const rates = {
      gold24k: chennai.gold24k,
      gold22k: chennai.gold22k,
      silver: chennai.silver * 1000,
    };
    const written = Object.fromEntries(
      Object.entries(rates).map(([metal, rate]) => [
        metal,
        `₹${new Intl.NumberFormat('en-IN').format(rate)}`,
      ]),
    );
    expect(announcedBy(() => choose('chennai'))).toEqual([
      t('Metals.summary', {
        city: Cities.chennai,
        gold24k: '',
        gold22k: '',
        silver: '',
        ...written,
      }),
    ]);
    const weight = region(Metals.convert).getByRole('textbox');
    fireEvent.focus(weight);
    expect(announcedBy(() => fireEvent.change(weight, { target: { value: '2' } }))).toHaveLength(1);
    fireEvent.blur(weight);
    expect(
      announcedBy(() =>
        fireEvent.click(region(Metals.estimate).getByRole('radio', { name: Metals.gold18k })),
      ),
    ).toHaveLength(1);
  });

  it('asks for a weight while there is none', () => {
    open();
    const block = region(Metals.convert);
    type(block.getByRole('textbox'), 'ten');
    expect(block.getByRole('textbox')).toHaveValue('ten');
    expect(block.getByRole('textbox')).toBeInvalid();
    expect(block.getByRole('status')).toHaveTextContent(Metals.weightBlank);
    expect(block.queryByRole('table')).toBeNull();
  });

  it('estimates a piece of jewellery and calls it an estimate', () => {
    open();
    const block = region(Metals.estimate);
    const field = (label: string, unit: string) =>
      block.getByRole('textbox', { name: `${label} (${unit})` });
    const gst = field(Metals.gst, Metals.percentUnit);
    expect(screen.getByRole('region', { name: Metals.about })).toBeVisible();
    expect(gst).toHaveValue('3');
    const about = block.getByRole('region', { name: Metals.about });
    expect(about).toHaveTextContent('₹66,966.48');
    for (const part of ['₹58,050.00', '₹6,966.00', '₹1,950.48'])
      expect(about).toHaveTextContent(part);
    type(field(Metals.weight, Metals.gram), '20');
    type(field(Metals.making, Metals.percentUnit), '0');
    type(gst, '5');
    expect(block.getByRole('status')).toHaveTextContent('₹1,21,905.00');
    fireEvent.click(block.getByRole('radio', { name: Metals.gold18k }));
    expect(block.getByRole('status')).toHaveTextContent(Metals.workedOut);
    type(gst, '101');
    expect(gst).toBeInvalid();
    expect(block.getByRole('status')).toHaveTextContent(Metals.estimateBlank);
  });
});
