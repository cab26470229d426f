/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { goBack } from '@/lib/browser/goBack';
import { pushUrl } from '@/lib/browser/url';
import { storyIdInUrl, useOpenStory } from './useReader';

let params: { id?: string } = {};
jest.mock('next/navigation', () => ({ useParams: () => params }));

beforeEach(() => {
  params = {};
  history.replaceState(null, '', '/');
});

describe('storyIdInUrl', () => {
  it.each([
    ['/news/a1', 'a1'],
    ['/news/a1/', 'a1'],
    ['/hi/news/a1', 'a1'],
    ['/news/a%2Fb', 'a/b'],
    ['/hi/news/%E0%A4%B9', 'ह'],
    ['/news/100%', '100%'],
    ['/news/', null],
    ['/news', null],
    ['/', null],
    ['/hi', null],
    ['/news/a/b', null],
    ['/fr/news/a1', null],
    ['/archive/news/a1', null],
    ['/newsroom/a1', null],
  ])('%s names %j', (pathname, id) => {
    expect(storyIdInUrl(pathname)).toBe(id);
  });
});

describe('useOpenStory', () => {
  it('follows the URL', () => {
    const { result } = renderHook(useOpenStory);
    expect(result.current).toBeNull();
    act(() => pushUrl('/news/a1'));
    expect(result.current).toBe('a1');
    act(() => {
      history.replaceState(null, '', '/india');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(result.current).toBeNull();
  });

  it('is none on the story’s own page', () => {
    params = { id: 'a%2Fb' };
    history.replaceState(null, '', '/news/a%2Fb');
    expect(renderHook(useOpenStory).result.current).toBeNull();
  });

  it('is another story opened over that page', () => {
    params = { id: 'a1' };
    history.replaceState(null, '', '/hi/news/a2');
    expect(renderHook(useOpenStory).result.current).toBe('a2');
  });
});

describe('goBack', () => {
  const arrive = () => dispatchEvent(new PopStateEvent('popstate'));
  afterEach(arrive);

  it('goes one step back where there is one, however often it is pressed on the way', () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    history.pushState(null, '', '/news/a1');
    goBack('/');
    goBack('/');
    expect(back).toHaveBeenCalledTimes(1);
    arrive();
    goBack('/');
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('can be pressed again where nothing came of it', () => {
    jest.useFakeTimers();
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    history.pushState(null, '', '/news/a1');
    goBack('/');
    jest.advanceTimersByTime(1_000);
    goBack('/');
    expect(back).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  describe('in a browser that tells where in the history it is', () => {
    afterEach(() => Reflect.deleteProperty(window, 'navigation'));
    it.each([
      ['at the first page of all', 0, 2, 0],
      ['at the first page of the site, behind another site', 0, 1, 1],
      ['at a later page', 1, 2, 1],
    ])('%s, entry %d of %d of the site, steps back %d times', (_, index, own, steps) => {
      // What was gone back from still counts, so that the length is 2 each time.
      jest.spyOn(history, 'length', 'get').mockReturnValue(2);
      const back = jest.spyOn(history, 'back').mockImplementation(() => {});
      Reflect.set(window, 'navigation', {
        currentEntry: { index },
        entries: () => Array.from({ length: own }),
      });
      goBack('#home');
      expect([back.mock.calls.length, location.hash]).toEqual([steps, steps ? '' : '#home']);
    });
  });
});
