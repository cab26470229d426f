import { screen } from '@testing-library/react';
import type { HoroscopeRow } from '@/lib/figures/current/tableForms';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { HoroscopeTool } from './HoroscopeTool';
import { currentReading } from './currentReading';

const row: HoroscopeRow = {
  measuredAt: Date.parse('2026-11-27T00:00:00+05:30'),
  sign: 'pisces',
  language: 'en',
  general: 'A quiet day.',
  love: 'An old friend writes.',
  career: '',
  health: '',
  travel: '',
  mood: '',
  luckyNumber: '7',
  luckyColor: '',
  compatibility: null,
};

describe.each(TESTED_LOCALES)('the desk’s horoscopes in %s', (locale) => {
  const t = speak(locale);
  const open = (...rows: HoroscopeRow[]) =>
    renderInLocale(
      <HoroscopeTool
        requestedSign={undefined}
        born={undefined}
        readings={rows.map(currentReading)}
      />,
      locale,
    );

  it('are of any sign, with what the desk has written alone', () => {
    open(row);
    expect(screen.getByText('A quiet day.')).toBeVisible();
    expect(screen.getByText('An old friend writes.')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    for (const left of ['career', 'mood', 'compatibility'] as const)
      expect(screen.queryByText(t(`Horoscope.${left}`))).not.toBeInTheDocument();
  });

  it('say so where there is none yet', () => {
    open();
    expect(screen.getByText(t('HoroscopeNow.none'))).toBeVisible();
  });
});
