import { screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { AirScale } from './AirScale';
import { LimitRatioBar } from './PollutantBars';
import { AQI_BANDS } from './bands';

describe('the ruled scale', () => {
  it.each([
    [0, '0'],
    [150, '150'],
    [500, '500'],
    [612, '500'],
  ])('has %d at %s of 500', (aqi, now) => {
    renderInLocale(<AirScale name="Scale" scale={AQI_BANDS} aqi={aqi} category="Band" />);
    const meter = screen.getByRole('meter', { name: 'Scale' });
    expect(meter).toHaveAttribute('aria-valuenow', now);
    expect(meter).toHaveAttribute('aria-valuetext', `${aqi} on a scale of 0 to 500: Band`);
    expect(meter).toHaveTextContent('050100150200300500');
  });
});

describe('the bar of a share', () => {
  it.each([
    [0, [0]],
    [0.4, [0.4]],
    [1, [1]],
    [2.25, [1, 1.25]],
    [9, [1, 1.5]],
  ])('%d of a limit is drawn %j long', (share, lengths) => {
    const { container } = renderInLocale(<LimitRatioBar share={share} end={2.5} />);
    expect(
      [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width'))),
    ).toEqual(lengths);
  });
});
