import { screen } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { TrendingRow } from './Trending.island';

it.each(TESTED_LOCALES)('shows no figure for a story that nobody has seen yet (%s)', (locale) => {
  const t = speak(locale);
  renderInLocale(<TrendingRow story={card({ views: 0 })} rank={1} now={NOW} />, locale);
  expect(screen.getByRole('listitem').querySelector('p')?.textContent).toBe(
    `${t('Categories.weather')} ·${t('Time.minutes', { count: 5 })}`,
  );
});
