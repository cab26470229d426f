/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { pushUrl } from '@/lib/url/url';
import { goBack } from '@/lib/url/goBack';
import { storyIdInUrl, useOpenStory } from './storyUrl';

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
  it('goes one step back where there is one', () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    history.pushState(null, '', '/news/a1');
    goBack('/');
    expect(back).toHaveBeenCalledTimes(1);
  });
});
