import { act, fireEvent, screen, within } from '@testing-library/react';
import { formatDate } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { announcedBy } from '@/lib/testing/announcements';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { AQI_PATH } from '@/tools/shared/toolPaths';
import { AqiTool } from './AqiTool';
import { AQI_CITIES } from './cities';

/** What the endpoint sends. */
const FIGURES = AQI_CITIES.map(({ id, aqi, lastUpdate, pollutants }) => ({
  id,
  aqi,
  lastUpdate,
  pollutants,
}));

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

/**
 * Each city's figure with its category on both scales, and its pollutants from the highest share
 * down.
 */
const EXPECTED = [
  {
    id: 'delhi',
    aqi: 312,
    category: 'hazardous',
    indian: 'veryPoor',
    order: ['pm25', 'pm10', 'co', 'no2', 'o3', 'so2'],
  },
  {
    id: 'mumbai',
    aqi: 156,
    category: 'unhealthy',
    indian: 'moderate',
    order: ['pm25', 'pm10', 'no2', 'co', 'o3', 'so2'],
  },
  {
    id: 'kolkata',
    aqi: 218,
    category: 'veryUnhealthy',
    indian: 'poor',
    order: ['pm25', 'pm10', 'no2', 'co', 'o3', 'so2'],
  },
  {
    id: 'chennai',
    aqi: 68,
    category: 'moderate',
    indian: 'satisfactory',
    order: ['pm10', 'pm25', 'o3', 'co', 'no2', 'so2'],
  },
] as const;

const back = () =>
  act(async () => {
    const moved = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await moved;
  });

describe.each(TESTED_LOCALES)('the AQI checker in %s', (locale) => {
  const { Aqi, AqiAdvice, Cities, Tool } = words[locale];
  const t = speak(locale);
  const own = localPath(AQI_PATH, locale);

  const open = (
    city?: string | string[],
    search = typeof city === 'string' ? `?city=${city}` : '',
  ) => {
    history.replaceState(null, '', own + search);
    renderInLocale(<AqiTool requestedCity={city} />, locale);
  };
  const bar = () => screen.getByRole('navigation', { name: Tool.chooseCity });
  const choose = (id: keyof typeof Cities) =>
    fireEvent.click(within(bar()).getByRole('link', { name: Cities[id] }));
  const panel = (id: keyof typeof Cities) =>
    screen.getByRole('region', { name: t('Aqi.airIn', { city: Cities[id] }) });
  const marked = () =>
    within(bar())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);

  it.each(EXPECTED)('shows the air of $id', ({ id, aqi, category, indian, order }) => {
    open(id);
    expect(marked()).toEqual([Cities[id]]);
    const announcement = panel(id);
    expect(announcement).toHaveTextContent(`${aqi} ${Aqi[category]}`);
    const { description, recommendation, ...advice } = AqiAdvice[category];
    expect(announcement).toHaveTextContent(description);
    expect(announcement).toHaveTextContent(recommendation);

    const [ours, india] = [Aqi.thisScale, Aqi.indianScale].map((name) =>
      screen.getByRole('meter', { name }),
    );
    expect(ours).toHaveAttribute(
      'aria-valuetext',
      t('Aqi.placed', { aqi, category: Aqi[category] }),
    );
    expect(india).toHaveAttribute(
      'aria-valuetext',
      t('Aqi.placed', { aqi, category: Aqi.india[indian] }),
    );
    expect(
      [ours, india].map((meter) =>
        ['valuemin', 'valuenow', 'valuemax'].map((name) => meter?.getAttribute(`aria-${name}`)),
      ),
    ).toEqual(Array(2).fill(['0', String(aqi), '500']));
    expect(screen.getByText(Aqi.scalesNote)).toBeVisible();

    const bars = within(
      screen.getByRole('list', { name: t('Aqi.pollutantsOf', { city: Cities[id] }) }),
    ).getAllByRole('listitem');
    expect(
      bars.map(({ textContent }, at) => textContent?.startsWith(Aqi[order[at] ?? 'pm25'])),
    ).toEqual(Array(6).fill(true));

    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      Object.values(advice),
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      Aqi.everyone,
      Aqi.children,
      Aqi.older,
      Aqi.ill,
      Aqi.outdoor,
    ]);
  });

  it('says in words how each pollutant stands against its limit', () => {
    open('delhi');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toContain(t('Aqi.microgram', { value: '135' }));
    expect(items[0]).toContain(
      t('Aqi.above', { times: '2.3', limit: t('Aqi.microgram', { value: '60' }), hours: 24 }),
    );
    expect(items[2]).toContain(t('Aqi.milligram', { value: '1.8' }));
    expect(items[2]).toContain(
      t('Aqi.within', { percent: '90%', limit: t('Aqi.milligram', { value: '2' }), hours: 8 }),
    );
    expect(
      screen.getByText(t('Aqi.dominantAbove', { pollutant: Aqi.pm25, times: '2.3' })),
    ).toBeVisible();
  });

  it('says so when all are within their limits', () => {
    open('chennai');
    expect(
      screen.getByText(t('Aqi.dominantWithin', { pollutant: Aqi.pm10, percent: '68%' })),
    ).toBeVisible();
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => /NaN|Infinity|-0/.test(text ?? '')),
    ).toEqual([]);
  });

  it('starts with Delhi; a choice is announced, marked, kept in the URL and undone by Back', async () => {
    open();
    expect(marked()).toEqual([Cities.delhi]);
    expect(announcedBy(() => choose('kolkata'))).toEqual([
      t('Aqi.summary', { city: Cities.kolkata, aqi: '218', category: Aqi.veryUnhealthy }),
    ]);
    expect(location.pathname + location.search).toBe(`${own}?city=kolkata`);
    expect(marked()).toEqual([Cities.kolkata]);
    expect(panel('kolkata')).toHaveTextContent('218');
    choose('delhi');
    expect(location.pathname + location.search).toBe(own);
    await back();
    expect(marked()).toEqual([Cities.kolkata]);
  });

  it.each<[string, string | string[] | undefined, string]>([
    ['unknown', 'bhopal', '?city=bhopal'],
    ['empty', '', '?city='],
    ['given twice', ['mumbai', 'chennai'], '?city=mumbai&city=chennai'],
    ['hostile', '__proto__', '?city=__proto__'],
  ])('takes a city that is %s for the first', (_, city, search) => {
    open(city, search);
    expect(marked()).toEqual([Cities.delhi]);
    expect(panel('delhi')).toBeVisible();
  });

  it('sets the date shown by Refresh, and changes nothing else', async () => {
    fakeFetch().mockResolvedValue(reply(FIGURES));
    jest.useFakeTimers({ now: NOW });
    open('mumbai');
    const dated = (moment: number) =>
      t('Tool.updated', { date: formatDate(moment, 'long', locale) });
    const date = screen.getByText(dated(Date.parse('2024-01-15T00:00:00+05:30')));
    const text = () => panel('mumbai').textContent?.replace(date.textContent ?? '', '');
    const before = text();
    fireEvent.click(screen.getByRole('button', { name: Tool.refresh }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(date).toHaveTextContent(dated(NOW));
    expect(text()).toBe(before);
    expect(panel('mumbai')).toContainElement(date);
    choose('delhi');
    expect(date).toHaveTextContent(dated(NOW));
  });

  it('asks the server for the page anew when Refresh finds other figures, and only then', async () => {
    jest.useFakeTimers({ now: NOW });
    refresh.mockClear();
    const [delhi, ...others] = FIGURES;
    const fetchStub = fakeFetch().mockResolvedValueOnce(reply(FIGURES));
    fetchStub.mockResolvedValueOnce(reply([{ ...delhi, aqi: 40 }, ...others]));
    open();
    for (const times of [0, 1]) {
      fireEvent.click(screen.getByRole('button', { name: Tool.refresh }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(refresh).toHaveBeenCalledTimes(times);
    }
  });

  it('has all four cities side by side, each leading to its own', () => {
    open();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(
      EXPECTED.map(({ aqi, category, indian, order }) => [
        String(aqi),
        Aqi[category],
        Aqi.india[indian],
        Aqi[order[0]],
      ]),
    );
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(
      EXPECTED.map(({ id }) => `${own}?city=${id}`),
    );
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      EXPECTED.map(({ id }) => Cities[id]),
    );
  });
});
