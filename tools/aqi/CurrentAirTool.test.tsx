import { screen, within } from '@testing-library/react';
import type { NamedAir } from '@/lib/figures/current/currentAir';
import { localPath } from '@/lib/i18n/language';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { CurrentAirTool } from './CurrentAirTool';

const AT = Date.parse('2026-11-27T09:00:00+05:30');

const bhopal: NamedAir = {
  id: 'bhopal',
  name: { en: 'Bhopal', hi: 'भोपाल' },
  measuredAt: AT,
  index: 156,
  prominent: 'pm25',
  subIndices: { pm25: 156, pm10: 114, no2: 57, so2: 15, co: 51, o3: 41 },
  concentrations: { pm25: 77, pm10: 121, no2: 46, so2: 12, co: 1.1, o3: 41 },
  stations: null,
};
const official: NamedAir = {
  ...bhopal,
  id: 'delhi',
  name: { en: 'Delhi', hi: 'दिल्ली' },
  index: 312,
  subIndices: { pm25: 312, pm10: 220, nh3: 7 },
  concentrations: null,
  stations: 38,
};

describe.each(TESTED_LOCALES)('the air now in %s', (locale) => {
  const t = speak(locale);
  const open = (kind: 'model' | 'official', ...cities: NamedAir[]) =>
    renderInLocale(<CurrentAirTool air={{ kind, cities }} requestedCity={undefined} />, locale);

  it('of a model is called an estimate, with its time, both scales and its source', () => {
    open('model', bhopal);
    const date = { en: '27 November 2026', hi: '27 नवंबर 2026', mr: '27 नोव्हेंबर 2026' }[locale];
    const panel = screen.getByRole('region', {
      name: t('Aqi.airIn', { city: bhopal.name[locale] ?? '' }),
    });
    expect(panel).toHaveTextContent(`156 ${t('Aqi.india.moderate')}`);
    expect(panel).toHaveTextContent(/9:00/);
    expect(panel).toHaveTextContent(date);
    expect(
      within(panel)
        .getAllByRole('meter')
        .map((meter) => meter.getAttribute('aria-label')),
    ).toEqual([t('Aqi.indianScale'), t('Aqi.now.otherScale')]);
    expect(panel).toHaveTextContent(t('Aqi.unhealthy'));
    expect(screen.getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).not.toHaveLength(0);
  });

  it('of the board’s stations has sub-indices, and no amounts', () => {
    open('official', official);
    const table = within(
      screen.getAllByRole('region', { name: t('Aqi.now.subIndices') })[1] ?? document.body,
    );
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      `${t('Aqi.pm25')}312${t('Aqi.india.veryPoor')}`,
      `${t('Aqi.pm10')}220${t('Aqi.india.poor')}`,
      `${t('Aqi.nh3')}7${t('Aqi.india.good')}`,
    ]);
    expect(screen.getByText(/38/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'data.gov.in' })).toBeVisible();
  });

  it('has nothing to refresh: the server asks', () => {
    open('model', bhopal);
    expect(screen.queryByRole('button', { name: t('Tool.refresh') })).not.toBeInTheDocument();
  });

  it('leads to a page of each city', () => {
    open('model', bhopal, official);
    const [pages] = screen.getAllByRole('navigation');
    expect(
      within(pages ?? document.body)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['bhopal', 'delhi'].map((city) => localPath(`/tools/aqi-checker/${city}`, locale)));
    expect(screen.getAllByRole('meter')).toHaveLength(2); // of the first city alone
  });

  it('lists every city with its category and time', () => {
    open('model', bhopal, { ...official, concentrations: null });
    const table = screen.getByRole('region', { name: t('Aqi.now.cities') });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByRole('row', { name: /156/ })).toHaveTextContent(/9:00/);
  });

  it('says so when there is none', () => {
    open('model');
    expect(screen.getByText(t('Aqi.now.unknown'))).toBeVisible();
  });
});
