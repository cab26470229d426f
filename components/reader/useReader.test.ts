/** @jest-environment jsdom */

import { act, renderHook, waitFor } from '@testing-library/react';
import { expectConsole } from '@/lib/testing/expectConsole';
import { pageWithoutReader, useReader } from './useReader';

const script = jest.fn();
jest.mock('./Reader', () => ({
  get Reader() {
    return script();
  },
}));

const Fetched = () => null;

jest.mock('@/components/later/withLaterWords', () => ({
  withLaterWords: (fetching: Promise<unknown>) => fetching,
}));
const render = (openId: string | null) =>
  renderHook((id: string | null) => useReader(id, 'en'), { initialProps: openId });

beforeEach(() => {
  script.mockReset();
  history.replaceState(null, '', '/');
});

describe('useReader', () => {
  it('is not fetched before it is wanted', async () => {
    render(null);
    await act(async () => {});
    expect(script).not.toHaveBeenCalled();
  });

  it('is fetched when a story opens', async () => {
    script.mockReturnValue(Fetched);
    const { result, rerender } = render(null);
    rerender('a1');
    await waitFor(() => expect(result.current[0]).toBe(Fetched));
  });

  it('fetched ahead, is there in the render that opens a story', async () => {
    script.mockReturnValue(Fetched);
    const { result, rerender } = render(null);
    await act(async () => result.current[1]());
    rerender('a1');
    expect(result.current[0]).toBe(Fetched);
    expect(script).toHaveBeenCalledTimes(1);
  });

  describe('when its script cannot be had', () => {
    // jsdom does not load pages; what it says of the attempt tells that there was one.
    const LOADED = /not implemented: navigation/i;
    beforeEach(() => {
      script.mockImplementation(() => {
        throw new Error('no script');
      });
    });

    it.each([
      ['its own page, for a story over a page', 'en', { over: '/' }, '/news/a'],
      ['the offline page, where its URL has given another', 'en', null, '/offline'],
      ['the same in Hindi', 'hi', { __NA: true }, '/hi/offline'],
    ] as const)('what is loaded is %s', (_, locale, state, expected) => {
      history.replaceState(state, '', '/news/a');
      expect(pageWithoutReader(locale)).toBe(expected);
    });

    it('a page is loaded for the story that is open', async () => {
      expectConsole('error', LOADED);
      render('a1');
      await waitFor(() => expect(script).toHaveBeenCalled());
      await act(async () => {});
    });

    it('loads nothing once the story is closed', async () => {
      const { rerender } = render('a1');
      rerender(null);
      await waitFor(() => expect(script).toHaveBeenCalled());
      await act(async () => {});
    });

    it('loads nothing while it is only fetched ahead', async () => {
      const { result } = render(null);
      await act(async () => result.current[1]());
      expect(script).toHaveBeenCalled();
    });
  });
});
