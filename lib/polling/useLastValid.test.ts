import { act, renderHook } from '@testing-library/react';
import { err, ok, type Result } from '@/lib/result';
import { useLastValid } from './useLastValid';
import { useNow } from './useNow';

describe('useLastValid', () => {
  const start = (initialProps: Result<number[], string>) =>
    renderHook(useLastValid<number>, { initialProps });

  it('keeps the last list through failures', () => {
    const { result, rerender } = start(ok([1]));
    rerender(err('down'));
    expect(result.current).toEqual([1]);
    rerender(err('still down'));
    expect(result.current).toEqual([1]);
    rerender(ok([2]));
    expect(result.current).toEqual([2]);
  });

  it('is empty before the first', () => {
    expect(start(err('down')).result.current).toEqual([]);
  });

  it('may become empty', () => {
    const { result, rerender } = start(ok([1]));
    rerender(ok([]));
    expect(result.current).toEqual([]);
  });
});

describe('useNow', () => {
  it('is the server’s time at first, then this device’s every minute', () => {
    jest.useFakeTimers({ now: 5_000_000 });
    const { result, unmount } = renderHook(() => useNow(42));
    expect(result.current).toBe(42);
    act(() => jest.advanceTimersByTime(59_999));
    expect(result.current).toBe(42);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(5_060_000);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
