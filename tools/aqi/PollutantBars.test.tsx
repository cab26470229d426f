import { screen } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { PollutantBars } from './PollutantBars';

describe.each(TESTED_LOCALES)('pollutants against their limits in %s', (locale) => {
  const t = speak(locale);
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const micrograms = (value: string) => t('Aqi.microgram', { value });
  const milligrams = (value: string) => t('Aqi.milligram', { value });

  it('are above, at, below and without any', () => {
    renderInLocale(
      <PollutantBars
        cityName="Delhi"
        pollutants={{ pm25: 63, pm10: 100, no2: 40.4, so2: 0, co: 2.1, o3: 1000 }}
        end={3}
      />,
      locale,
    );
    expect(texts()).toEqual([
      t('Aqi.o3') +
        micrograms('1,000') +
        t('Aqi.above', { times: '10.0', limit: micrograms('100'), hours: 8 }),
      t('Aqi.pm25') +
        micrograms('63') +
        t('Aqi.above', { times: '1.1', limit: micrograms('60'), hours: 24 }),
      t('Aqi.co') +
        milligrams('2.1') +
        t('Aqi.above', { times: '1.1', limit: milligrams('2'), hours: 8 }),
      t('Aqi.pm10') +
        micrograms('100') +
        t('Aqi.within', { percent: '100%', limit: micrograms('100'), hours: 24 }),
      t('Aqi.no2') +
        micrograms('40.4') +
        t('Aqi.within', { percent: '51%', limit: micrograms('80'), hours: 24 }),
      t('Aqi.so2') +
        micrograms('0') +
        t('Aqi.within', { percent: '0%', limit: micrograms('80'), hours: 24 }),
    ]);
    expect(
      screen.getByText(t('Aqi.dominantAbove', { pollutant: t('Aqi.o3'), times: '10.0' })),
    ).toBeVisible();
  });

  it('are all within at the limit itself', () => {
    renderInLocale(
      <PollutantBars
        cityName="Delhi"
        pollutants={{ pm25: 60, pm10: 0, no2: 0, so2: 0, co: 0, o3: 0 }}
        end={3}
      />,
      locale,
    );
    expect(
      screen.getByText(t('Aqi.dominantWithin', { pollutant: t('Aqi.pm25'), percent: '100%' })),
    ).toBeVisible();
  });
});
