/** @jest-environment jsdom */

import { fireEvent, renderHook } from '@testing-library/react';
import { pushStory, useScrollRestoration } from './useScrollRestoration';

let scrolled: jest.SpyInstance;
const scrollPage = (position: number) => {
  Object.assign(window, { scrollY: position });
  fireEvent.scroll(window);
};

beforeEach(() => {
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
      { over: '/' },
      'manual',
    ]);
  });

  it('adds no second entry for a second tap', () => {
    pushStory('/news/a1');
    const { length } = history;
    pushStory('/news/a1');
    expect(history.length).toBe(length);
  });

  it('saves none for a story that another is opened from', () => {
    pushStory('/news/a1');
    scrollPage(2_000);
    pushStory('/news/a2');
    expect(history.state).toEqual({ over: '/' });
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
    ['is loaded anew', undefined],
    ['is shown again', null],
  ])('puts a page that %s where it was when a story was opened over it, once', (_, openId) => {
    history.replaceState({ tree: 1, scrollY: 2_000 }, '');
    const { rerender } = render(openId);
    expect(scrolled.mock.calls).toEqual([[0, 2_000]]);
    expect(history.state).toEqual({ tree: 1 });
    rerender('a1');
    rerender(null);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('puts it there again, once, when the browser has put it elsewhere', () => {
    history.replaceState({ scrollY: 2_000 }, '');
    const { rerender } = render(undefined);
    scrollPage(2_000);
    rerender(null); // the page is hydrated
    for (const position of [0, 300]) scrollPage(position);
    expect(scrolled.mock.calls).toEqual([
      [0, 2_000],
      [0, 2_000],
    ]);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'leaves a reader where they scroll to, after %s',
    (input) => {
      history.replaceState({ scrollY: 2_000 }, '');
      render(undefined);
      fireEvent(window, new Event(input));
      scrollPage(300);
      expect(scrolled).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves a page without a saved position where the browser put it', () => {
    render(null);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('removes its listener on unmount', () => {
    const { unmount } = render(null);
    unmount();
    history.scrollRestoration = 'manual';
    fireEvent.scroll(window);
    expect(history.scrollRestoration).toBe('manual');
  });
});
