import { screen } from '@testing-library/react';
import { renderInLocale, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { AboutAqi } from './AboutAqi';

const RANGES = {
  en: [
    '0 to 50',
    '51 to 100',
    '101 to 150',
    '151 to 200',
    '201 to 300',
    'Above 300',
    '0 to 50',
    '51 to 100',
    '101 to 200',
    '201 to 300',
    '301 to 400',
    '401 to 500',
  ],
  hi: [
    '0 से 50',
    '51 से 100',
    '101 से 150',
    '151 से 200',
    '201 से 300',
    '300 से ऊपर',
    '0 से 50',
    '51 से 100',
    '101 से 200',
    '201 से 300',
    '301 से 400',
    '401 से 500',
  ],
} as const;

describe.each(TESTED_LOCALES)('the About box of the AQI checker in %s', (locale) => {
  const { Aqi, AqiAbout } = words[locale];

  it('lists the bands of both scales, says that the figures are a sample and where today’s are', () => {
    renderInLocale(<AboutAqi />, locale);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      RANGES[locale],
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      Aqi.good,
      Aqi.moderate,
      Aqi.sensitive,
      Aqi.unhealthy,
      Aqi.veryUnhealthy,
      Aqi.hazardous,
      ...Object.values(Aqi.india),
    ]);
    expect(screen.getByText(AqiAbout.limits)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/airquality\.cpcb\.gov\.in\//),
    );
  });
});
