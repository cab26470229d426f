import { screen } from '@testing-library/react';
import { Today } from '@/components/layout/Header';
import { momentText } from '@/features/live/momentText';
import { environment } from '@/lib/config/environment.mjs';
import { EXCHANGES, tradingHours } from '@/lib/content/marketHours';
import { currentFuel } from '@/lib/figures/current/currentPrices';
import { currentReadings } from '@/lib/figures/current/currentReadings';
import { currentWeather } from '@/lib/figures/current/currentWeather';
import { memory } from '@/lib/figures/current/memory';
import { fuelForm, horoscopeForm } from '@/lib/figures/current/tableForms';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { newsroomDay, onNewsroomClock, yearsOld } from '@/lib/format/newsroomTime';
import { formatTime } from '@/lib/format/timeOfDay';
import { newsArticle } from '@/lib/seo/structuredData/newsArticle';
import { monthIn } from '@/tools/emi/monthNames';
import { renderInLocale } from './renderInLocale';
import { story } from './samples';

jest.mock('#site/locales.mjs', () => ({
  ...jest.requireActual('#site/locales.mjs'),
  TIME_ZONE: 'Asia/Dubai',
  ZONE_OFFSET: '+04:00',
  ZONE_MS: 4 * 3_600_000,
}));

/** A newsroom in Dubai, where it is 23:00 on the last of the month: in India the next one has begun. */
const MOMENT = '2026-11-30T19:00:00.000Z';
const NOW = Date.parse(MOMENT);
const MINUTE = 60_000;

it('has its own day, and dates of it', () => {
  expect(newsroomDay(NOW)).toBe('2026-11-30');
  expect(newsroomDay(NOW + 60 * MINUTE)).toBe('2026-12-01');
  expect(startOfDay('2026-12-01')).toBe(NOW + 60 * MINUTE);
  expect(formatDate(NOW, 'long', 'en')).toBe('30 November 2026');
  expect(formatTime(new Date(NOW), 'en')).toMatch(/^11:00/);
  expect(monthIn(new Date(NOW))).toEqual({ year: 2026, month: 11 });
  expect(yearsOld('2025-11-30T22:00:00.000Z', NOW)).toBe(0);
});

it('has its day at the head of a page', () => {
  renderInLocale(<Today now={NOW} updatedAt={null} />, 'en');
  expect(screen.getByText('Monday, 30 November 2026')).toBeInTheDocument();
});

it('says the day of an update once its own has changed', () => {
  const [before, after] = [NOW + 59 * MINUTE, NOW + 60 * MINUTE];
  expect(momentText(MOMENT, before, 'en')).not.toContain('November');
  expect(momentText(MOMENT, after, 'en')).toContain('30 November 2026');
});

it('has its offset in structured data', () => {
  expect(onNewsroomClock(MOMENT)).toBe('2026-11-30T23:00:00+04:00');
  const context = {
    url: 'https://n.example/news/a',
    description: '',
    section: null,
    state: null,
    channel: 'N',
    socialCard: '/p.jpg',
  };
  expect(newsArticle(story({ publishedAt: MOMENT }), context, 'en')).toMatchObject({
    datePublished: '2026-11-30T23:00:00+04:00',
  });
});

it('reads the desk’s table by its clock', () => {
  const row = fuelForm.schema.parse({
    date: '2026-11-30 23:00',
    city: 'bhopal',
    petrol: '108',
    diesel: '98',
  });
  expect(row.measuredAt).toBe(NOW);
  Object.assign(environment(), { FUEL_TABLE: 'table.csv' });
  memory().fuel = [row];
  expect(currentFuel(NOW)?.cities).toMatchObject([{ lastUpdate: '2026-11-30' }]);
});

it.each([
  ['at its midnight', '2026-12-01', NOW + 60 * MINUTE, ['aries']],
  ['not before', '2026-12-01', NOW + 59 * MINUTE, []],
  ['until the day ends', '2026-11-30', NOW + 60 * MINUTE, ['aries']],
  ['and no longer', '2026-11-30', NOW + 61 * MINUTE, []],
])('changes the horoscope %s', (_, date, now, signs) => {
  Object.assign(environment(), { HOROSCOPE_TABLE: 'table.csv' });
  memory().horoscope = [
    horoscopeForm.schema.parse({ date, sign: 'aries', language: 'en', general: 'Rest.' }),
  ];
  expect(currentReadings('en', now)?.map(({ sign }) => sign)).toEqual(signs);
});

it('forecasts from its day on', () => {
  Object.assign(environment(), { WEATHER_SOURCE: 'open-meteo' });
  const day = (date: string) => ({ date, condition: 'sunny' as const, tempC: 30 });
  memory().weather = [
    {
      id: 'bhopal',
      measuredAt: NOW,
      tempC: 30,
      condition: 'sunny',
      isDay: true,
      humidityPercent: 40,
      windKmh: 9,
      days: ['2026-11-29', '2026-11-30', '2026-12-01'].map(day),
    },
  ];
  expect(currentWeather(NOW)?.[0]?.days.map(({ date }) => date)).toEqual([
    '2026-11-30',
    '2026-12-01',
  ]);
});

it('leaves exchanges their own hours', () => {
  const [nse] = EXCHANGES;
  const at = (clock: string) => Date.parse(`2026-11-30T${clock}:00+05:30`);
  const isOpen = (clock: string) => nse && tradingHours(nse, at(clock)).isOpen;
  expect([isOpen('09:14'), isOpen('09:15'), isOpen('15:29'), isOpen('15:30')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
