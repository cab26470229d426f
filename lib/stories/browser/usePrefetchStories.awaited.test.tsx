import { act, render } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { story } from '@/lib/testing/samples';
import { usePrefetchStories } from './usePrefetchStories';

function Page() {
  usePrefetchStories('l1', () => {});
  return null;
}

// Alone in its file, since the script of the cache comes once.
it('asks at once for the story that waits for its reader, beside the script of the cache', async () => {
  jest.useFakeTimers();
  document.documentElement.lang = 'en';
  const fetchStub = fakeFetch();
  fetchStub.mockImplementation(async () => reply([story({ id: 'l1' })]));
  const asked = () => fetchStub.mock.calls.map(([path]) => /ids=([^&]*)/.exec(path)?.[1]);
  render(<Page />);
  expect(asked()).toEqual(['l1']);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(asked()).toEqual(['l1']);
});
