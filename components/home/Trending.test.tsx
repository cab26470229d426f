import { screen } from '@testing-library/react';
import { err } from '@/lib/result';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { Trending, TrendingRow } from './Trending.island';

it.each(TESTED_LOCALES)('shows no figure for a story that nobody has seen yet (%s)', (locale) => {
  const t = speak(locale);
  renderInLocale(<TrendingRow story={card({ views: 0 })} rank={1} now={NOW} />, locale);
  expect(screen.getByRole('listitem').querySelector('p')?.textContent).toBe(
    `${t('Categories.weather')} ·${t('Time.minutes', { count: 5 })}`,
  );
});

it.each(TESTED_LOCALES)(
  'says of feeds that failed that they did, not that there is none (%s)',
  (locale) => {
    const t = speak(locale);
    renderInLocale(<Trending initial={err('Failed')} now={NOW} />, locale);
    expect(screen.getByRole('region', { name: t('Home.trending') })).toHaveTextContent(
      t('Home.trendingFailed'),
    );
    expect(screen.queryByText(t('Home.trendingEmpty'))).not.toBeInTheDocument();
  },
);
