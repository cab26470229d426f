import { act, screen } from '@testing-library/react';
import { err, ok } from '@/lib/result';
import { IDLE_MS, scrollBlocks } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, cards, NOW } from '@/lib/testing/samples';
import { Trending, TrendingRow } from './Trending.island';

it.each(TESTED_LOCALES)('shows no figure for a story that nobody has seen yet (%s)', (locale) => {
  const t = speak(locale);
  renderInLocale(<TrendingRow story={card({ views: 0 })} rank={1} now={NOW} />, locale);
  expect(screen.getByRole('listitem').querySelector('p')?.textContent).toBe(
    `${t('Categories.weather')} ·${t('Time.minutes', { count: 5 })}`,
  );
});

it('says in the page’s language how often a story of another one was seen', () => {
  renderInLocale(<TrendingRow story={card({ views: 4100 })} rank={1} now={NOW} />, 'hi');
  expect(screen.getByText(/4\.1.हज़ार बार देखा गया/).closest('p')).toHaveAttribute('lang', 'hi');
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

it.each([
  ['a failure below the screen', ok(cards('a')), reply({ error: 'Failed' }, 502), 'trendingFailed'],
  ['an empty list after a failure', err('Failed'), reply([]), 'trendingEmpty'],
] as const)('says what the last poll brought: %s', async (_, initial, polled, text) => {
  jest.useFakeTimers({ now: NOW });
  fakeFetch().mockResolvedValue(polled);
  renderInLocale(<Trending initial={initial} now={NOW} />);
  act(() => scrollBlocks('below'));
  await act(() => jest.advanceTimersByTimeAsync(IDLE_MS));
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(screen.getByRole('region')).toHaveTextContent(speak('en')(`Home.${text}`));
});
