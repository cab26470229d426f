/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { useReducedData } from './useConnection';

afterEach(removeConnection);

describe('useReducedData', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ saveData: false, effectiveType: 'slow-2g' }, true],
    [{ saveData: false, effectiveType: '2g' }, true],
    [{ saveData: false, effectiveType: '3g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{ saveData: true }, true],
    [{}, false],
  ])('on %j is %s', (state, expected) => {
    fakeConnection(state);
    expect(renderHook(useReducedData).result.current).toBe(expected);
  });

  it('is false where the browser does not say', () => {
    expect(renderHook(useReducedData).result.current).toBe(false);
  });

  it('follows the connection', () => {
    const change = fakeConnection({ saveData: false, effectiveType: '4g' });
    const { result } = renderHook(useReducedData);
    act(() => change({ effectiveType: '3g' }));
    expect(result.current).toBe(true);
    act(() => change({ effectiveType: '4g' }));
    expect(result.current).toBe(false);
  });
});
