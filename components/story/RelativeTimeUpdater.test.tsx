import { act } from '@testing-library/react';
import {
  hydrateInLocale,
  renderInLocale,
  speak,
  TESTED_LOCALES,
} from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { RelativeTime } from './RelativeTime';
import { RelativeTimeUpdater } from './RelativeTimeUpdater';

const DAY_MS = 24 * 60 * 60_000;
const before = (ms: number) => new Date(NOW - ms).toISOString();
const fourMinutesBefore = before(4 * 60_000);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const minutesOf = (count: number) => t('Time.minutes', { count });
  const page = (key = 'a') => (
    <>
      <div dangerouslySetInnerHTML={{ __html: staticAge }} />
      <RelativeTime key={key} at={fourMinutesBefore} now={NOW} />
      <time dateTime={fourMinutesBefore}>21 November</time>
      <RelativeTimeUpdater />
    </>
  );
  const staticAge = `<time datetime="${fourMinutesBefore}" data-age>${minutesOf(4)}</time>`;
  const texts = () => [...document.querySelectorAll('time')].map(({ textContent }) => textContent);

  it('every relative time is up to date each minute, in static blocks as well, and no date', () => {
    renderInLocale(page(), locale);
    act(() => jest.advanceTimersByTime(59_999));
    expect(texts()).toEqual([minutesOf(4), minutesOf(4), '21 November']);
    act(() => jest.advanceTimersByTime(1));
    expect(texts()).toEqual([minutesOf(5), minutesOf(5), '21 November']);
  });

  it('one that is added later is right at once', async () => {
    const { rerender } = renderInLocale(page(), locale);
    act(() => jest.advanceTimersByTime(90_000));
    await act(async () => rerender(page('b')));
    expect(texts()).toEqual([minutesOf(5), minutesOf(5), '21 November']);
  });

  it('one that was updated before it is hydrated stays so', () => {
    hydrateInLocale(
      <RelativeTime at={fourMinutesBefore} now={NOW} />,
      () => {
        for (const time of document.querySelectorAll('time')) time.textContent = minutesOf(5);
      },
      locale,
    );
    expect(texts()).toEqual([minutesOf(5)]);
  });

  it('after thirty days it is the date, which stays', () => {
    const at = before(31 * DAY_MS - 1);
    renderInLocale(
      <>
        <RelativeTime at={at} now={NOW} />
        <RelativeTimeUpdater />
      </>,
      locale,
    );
    expect(texts()).toEqual([t('Time.days', { count: 30 })]);
    const date = { en: '20 October 2026', hi: '20 अक्टूबर 2026' }[locale];
    act(() => jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual([date]);
    act(() => jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual([date]);
  });

  it('right at once on a page that comes back after a day', () => {
    renderInLocale(page(), locale);
    jest.setSystemTime(NOW + DAY_MS);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(texts()).toEqual([
      t('Time.days', { count: 1 }),
      t('Time.days', { count: 1 }),
      '21 November',
    ]);
  });

  it('as the server wrote it on a device whose clock is behind', () => {
    renderInLocale(page(), locale);
    jest.setSystemTime(NOW - 20 * 60_000);
    act(() => jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual([minutesOf(4), minutesOf(4), '21 November']);
  });

  it('no longer when the page is gone', () => {
    const { unmount } = renderInLocale(page(), locale);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
