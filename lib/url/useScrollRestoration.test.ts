/** @jest-environment jsdom */
import { fireEvent, renderHook } from '@testing-library/react';
import { pushStory, useScrollRestoration } from './useScrollRestoration';

let segments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

let scrolled: jest.SpyInstance;
const scrollPage = (position: number) => {
  Object.assign(window, { scrollY: position });
  fireEvent.scroll(window);
};

beforeEach(() => {
  segments = [];
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Object.assign(window, { scrollY: 0 });
  Object.assign(history, { scrollRestoration: 'auto' });
  history.replaceState(null, '', '/');
});
afterAll(() => Reflect.deleteProperty(history, 'scrollRestoration'));

const render = (openId: string | null | undefined) =>
  renderHook(useScrollRestoration, { initialProps: openId });

describe('pushStory', () => {
  it('gives the story no position, and saves that of the page behind', () => {
    const saved = jest.spyOn(history, 'replaceState');
    history.replaceState({ tree: 1 }, '');
    scrollPage(2_000);
    pushStory('/news/a1');
    expect(saved).toHaveBeenLastCalledWith({ tree: 1, scrollY: 2_000 }, '');
    expect([location.pathname, history.state, history.scrollRestoration]).toEqual([
      '/news/a1',
      null,
      'manual',
    ]);
  });

  it('saves none for a story that another is opened from', () => {
    pushStory('/news/a1');
    scrollPage(2_000);
    pushStory('/news/a2');
    expect(history.state).toBeNull();
  });
});

describe('useScrollRestoration', () => {
  it('leaves an open story without a position, whatever scrolls', () => {
    const { rerender } = render(null);
    pushStory('/news/a1');
    rerender('a1');
    fireEvent.scroll(window);
    expect(history.scrollRestoration).toBe('manual');
  });

  it('gives the story’s page one once it is scrolled, and not before', () => {
    history.scrollRestoration = 'manual'; // as the entry was left when its story was opened over another page
    render(null);
    expect(history.scrollRestoration).toBe('manual');
    fireEvent.scroll(window);
    expect(history.scrollRestoration).toBe('auto');
  });

  it.each([
    ['where it was left', { scrollY: 2_000 }, 'auto', [[0, 2_000]]],
    ['at its top when it was never scrolled', null, 'manual', [[0, 0]]],
    ['where the browser put it otherwise', null, 'auto', []],
  ] as const)('shows a page that takes the place of another %s', (_, state, mode, expected) => {
    const { rerender } = render(null);
    expect(scrolled).not.toHaveBeenCalled();
    history.replaceState(state, '');
    history.scrollRestoration = mode;
    segments = ['news', 'a1'];
    rerender(null);
    expect(scrolled.mock.calls).toEqual(expected);
  });

  it('removes its listener on unmount', () => {
    const { unmount } = render(null);
    unmount();
    history.scrollRestoration = 'manual';
    fireEvent.scroll(window);
    expect(history.scrollRestoration).toBe('manual');
  });
});
