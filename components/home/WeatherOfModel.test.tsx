import { fireEvent, screen, within } from '@testing-library/react';
import { environment } from '@/lib/config/environment.mjs';
import { memory } from '@/lib/figures/current/memory';
import { TESTED_LOCALES, renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { Weather } from './Weather';

const NOW = Date.parse('2026-11-27T21:40:00+05:30');
const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];

const weatherOf = (id: string, tempC: number) => ({
  id,
  measuredAt: NOW - 600_000,
  tempC,
  condition: 'sunny' as const,
  isDay: false,
  humidityPercent: 41,
  windKmh: 7,
  days: DAYS.map((date, day) => ({
    date,
    condition: day === 0 ? null : ('rainy' as const),
    tempC: 30 + day,
  })),
});

beforeEach(() => {
  Object.assign(environment(), { WEATHER_SOURCE: 'open-meteo' });
  memory().weather = [weatherOf('bhopal', 17), weatherOf('ujjain', 18)];
});
afterEach(() => {
  Object.assign(environment(), { WEATHER_SOURCE: undefined });
  memory().weather = null;
});

describe.each(TESTED_LOCALES)('the weather of a model in %s', (locale) => {
  const t = speak(locale);
  const open = (now = NOW) => renderInLocale(<Weather now={now} />, locale);
  const chosen = () => screen.getByRole('status');

  it('has the time at the figure, and whose figures they are', () => {
    open();
    expect(chosen()).toHaveTextContent(t('Weather.temp', { degrees: 17 }));
    expect(chosen()).toHaveTextContent(/9:30/);
    expect(screen.getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    expect(screen.queryByText(t('Story.sample'))).not.toBeInTheDocument();
  });

  it('has no sun at night, and no word for a condition that is not known', () => {
    open();
    expect(chosen()).toHaveTextContent(t('Weather.clearNight'));
    const [today] = within(screen.getByRole('list', { name: /5/ })).getAllByRole('listitem');
    expect(today).not.toHaveTextContent(t('Weather.rainy'));
    expect(today).toHaveTextContent(t('Weather.degrees', { degrees: 30 }));
  });

  it('offers the cities that have figures, each with a forecast of its own', () => {
    open();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ujjain' } });
    expect(chosen()).toHaveTextContent(t('Weather.temp', { degrees: 18 }));
  });

  it('says so when none is current, and shows no sample instead', () => {
    open(NOW + 4 * 3_600_000);
    expect(screen.getByText(t('Weather.unknown'))).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
