/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useNow } from './useNow';

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
