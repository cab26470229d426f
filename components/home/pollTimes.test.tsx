import { act, screen } from '@testing-library/react';
import { RelativeTimeUpdater } from '@/components/story/RelativeTimeUpdater';
import { ok } from '@/lib/result';
import { IDLE_MS, scrollBlocks } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { Featured } from './Featured.island';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fetchStub = fakeFetch();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe.each(TESTED_LOCALES)('the time of a story in a polled block (%s)', (locale) => {
  const t = speak(locale);
  const draw = (...given: Parameters<typeof card>[0][]) =>
    renderInLocale(
      <>
        <Featured initial={ok(given.map(card))} now={NOW} />
        <RelativeTimeUpdater />
      </>,
      locale,
    );
  const minutesOf = (count: number) => t('Time.minutes', { count });

  it('moves on with the minutes, and a poll does not turn it back', async () => {
    fetchStub.mockResolvedValue(reply([card({ title: 'Corrected' })]));
    draw({});
    await wait(IDLE_MS);
    await wait(2 * 60_000);
    expect(titles()).toEqual(['Corrected']);
    expect(screen.getByText(minutesOf(7))).toBeVisible();
  });

  it('is right from the first in a story that came later', async () => {
    draw({ id: 'a' });
    act(() => scrollBlocks('below'));
    fetchStub.mockResolvedValue(reply([card({ id: 'a' }), card({ id: 'b' })]));
    await wait(IDLE_MS);
    await wait(60_000);
    expect(titles()).toHaveLength(2);
    expect(screen.getAllByText(minutesOf(6))).toHaveLength(2);
  });

  it('is right when the story’s time is corrected', async () => {
    draw({});
    const publishedAt = new Date(NOW - 10 * 60_000).toISOString();
    fetchStub.mockResolvedValue(reply([card({ publishedAt })]));
    await wait(IDLE_MS);
    await wait(60_000);
    expect(screen.getByText(minutesOf(11))).toBeVisible();
  });
});
