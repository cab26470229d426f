/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useLazy } from './useLazy';

const Fetched = () => null;
const OFFLINE = new Error('offline');
const fetchIt = jest.fn<Promise<typeof Fetched>, []>();
beforeEach(() => fetchIt.mockReset().mockResolvedValue(Fetched));

const render = () => renderHook(() => useLazy(fetchIt));

it('fetches nothing before it is asked to', async () => {
  const { result } = render();
  await act(async () => {});
  expect(result.current[0]).toBeNull();
  expect(fetchIt).not.toHaveBeenCalled();
});

it('gives the component once it is there', async () => {
  const { result } = render();
  await act(async () => result.current[1]());
  expect(result.current[0]).toBe(Fetched);
});

it('is fetched once, or what is shown would be mounted anew', async () => {
  const { result } = render();
  await act(async () => result.current[1]());
  await act(async () => result.current[1]());
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

it('says when it cannot be had, and can be asked again', async () => {
  fetchIt.mockRejectedValueOnce(OFFLINE);
  const { result } = render();
  const onFailed = jest.fn();
  await act(async () => result.current[1](onFailed));
  expect(onFailed.mock.calls).toEqual([[OFFLINE]]);
  expect(result.current[0]).toBeNull();
  await act(async () => result.current[1](onFailed));
  expect(result.current[0]).toBe(Fetched);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('fetched ahead, says nothing when it cannot be had', async () => {
  fetchIt.mockRejectedValueOnce(OFFLINE);
  const { result } = render();
  await act(async () => result.current[1]());
  expect(result.current[0]).toBeNull();
});
