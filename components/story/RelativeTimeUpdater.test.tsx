import { act } from '@testing-library/react';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { RelativeTimeUpdater } from './RelativeTimeUpdater.island';
import { RelativeTime } from './RelativeTime';

const fortyDaysBefore = new Date(NOW - 40 * 24 * 60 * 60_000).toISOString();
const fourMinutesBefore = new Date(NOW - 4 * 60_000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const start = () =>
    renderInLocale(
      <>
        <div id="static-list">
          <RelativeTime at={fourMinutesBefore} now={NOW} />
        </div>
        <div>
          <RelativeTime at={fourMinutesBefore} now={NOW} />
        </div>
        <div id="static-article">
          <time dateTime={fourMinutesBefore}>21 November</time>
        </div>
        <RelativeTimeUpdater />
      </>,
      locale,
    );
  const texts = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

  it('a static block says every minute how old its stories are, and nothing else does', () => {
    start();
    const then = t('Time.minutes', { count: 4 });
    expect(texts()).toEqual([then, then, '21 November']);
    act(() => jest.advanceTimersByTime(59_999));
    expect(texts()).toEqual([then, then, '21 November']);
    act(() => jest.advanceTimersByTime(1));
    expect(texts()).toEqual([t('Time.minutes', { count: 5 }), then, '21 November']);
  });

  it('a story with a date keeps it', () => {
    renderInLocale(
      <>
        <div id="static-list">
          <RelativeTime at={fortyDaysBefore} now={NOW} />
        </div>
        <RelativeTimeUpdater />
      </>,
      locale,
    );
    const [before] = texts();
    act(() => jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual([before]);
  });

  it('no longer when the page is gone', () => {
    const { unmount } = start();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
