import { act, fireEvent, screen } from '@testing-library/react';
import { err, ok, type Result } from '@/lib/result';
import { preferMedia } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { slide } from '@/lib/testing/samples';
import type { Slide } from '@/lib/news/story';
import { Hero } from './Hero.island';

const THREE = ['p1', 'p2', 'p3'].map((id) => slide({ id, title: `Poster ${id}` }));
let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
  fetchStub.mockResolvedValue(reply(THREE));
});

const start = (initial: Result<Slide[], string> = ok(THREE), locale: 'en' | 'hi' = 'en') => renderInLocale(<Hero initial={initial} />, locale);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The slide that can be reached; the others are inert. */
const current = () => screen.getAllByRole('group').filter((group) => !group.hasAttribute('inert')).map((group) => group.getAttribute('aria-label'));

describe('the slider by itself', () => {
  it('moves on every 5 seconds and wraps', async () => {
    start();
    const seen = [current()];
    await wait(4_999);
    expect(current()).toEqual(seen[0]);
    await wait(1);
    seen.push(current());
    await wait(5_000);
    seen.push(current());
    await wait(5_000);
    seen.push(current());
    expect(seen.flat()).toEqual(['Story 1 of 3', 'Story 2 of 3', 'Story 3 of 3', 'Story 1 of 3']);
  });

  it('stays where reduced motion is asked for, until played', async () => {
    preferMedia('prefers-reduced-motion: reduce');
    start();
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 3']);
    press('Play');
    await wait(5_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('rests under the pointer and goes on after it', async () => {
    start();
    const stage = screen.getByRole('region', { name: 'Top stories' }).firstElementChild ?? document.body;
    fireEvent.pointerEnter(stage, { pointerType: 'mouse' });
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 3']);
    fireEvent.pointerLeave(stage);
    await wait(5_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('does not move when there is but one', async () => {
    start(ok(THREE.slice(0, 1)));
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 1']);
  });
});

describe('the controls', () => {
  it('go to the next and the previous, around the ends', () => {
    start();
    press('Previous');
    expect(current()).toEqual(['Story 3 of 3']);
    press('Next');
    press('Next');
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('go straight to a slide, and say which is shown', () => {
    start();
    press('Show story 3 of 3');
    expect(current()).toEqual(['Story 3 of 3']);
    expect(screen.getByRole('button', { name: 'Show story 3 of 3' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Show story 1 of 3' })).toHaveAttribute('aria-current', 'false');
  });

  it('pause and play', async () => {
    start();
    press('Pause');
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 3']);
    press('Play');
    await wait(5_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('start the 5 seconds anew', async () => {
    start();
    await wait(4_000);
    press('Next');
    await wait(4_000);
    expect(current()).toEqual(['Story 2 of 3']);
    await wait(1_000);
    expect(current()).toEqual(['Story 3 of 3']);
  });

  it.each([
    [200, 150, 'Story 2 of 3'],
    [150, 200, 'Story 3 of 3'],
    [200, 161, 'Story 1 of 3'],
  ])('follow a swipe from %d to %d', (from, to, expected) => {
    start();
    const hero = screen.getByRole('region', { name: 'Top stories' });
    fireEvent.touchStart(hero, { changedTouches: [{ clientX: from }] });
    fireEvent.touchEnd(hero, { changedTouches: [{ clientX: to }] });
    expect(current()).toEqual([expected]);
  });
});

describe.each([
  ['en', 'Failed to load hero posters'],
  ['hi', 'हीरो पोस्टर लोड नहीं हो सके'],
] as const)('in %s', (locale, failed) => {
  const t = speak(locale);

  it.each(['Failed to fetch posters', 'Invalid poster data received', 'No valid posters found'])('%s: its words, and no slides', (message) => {
    start(err(message), locale);
    expect(screen.getByRole('status')).toHaveTextContent(failed);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('empties the list when a poll fails, and recovers', async () => {
    fetchStub.mockResolvedValueOnce(reply({ error: 'Failed to fetch posters' }, 502));
    start(ok(THREE), locale);
    await wait(30_000);
    expect(screen.getByRole('status')).toHaveTextContent(failed);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await wait(30_000);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(fetchStub).toHaveBeenCalledWith(`/api/posters?lang=${locale}`);
  });

  it('says how long the story takes to read', () => {
    start(ok([slide({ readMinutes: 3 })]), locale);
    expect(screen.getByText(t('Hero.readTime', { minutes: 3 }))).toBeVisible();
  });
});

describe('a slide', () => {
  it.each([
    [null, '/news/p1', null],
    ['/live-tv', '/live-tv', null],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', '_blank'],
  ])('with the link %j leads to %s', (link, href, target) => {
    start(ok([slide({ link, title: 'Rain' })]));
    const headline = screen.getByRole('link', { name: 'Rain' });
    expect(headline.getAttribute('href')).toBe(href);
    expect(headline.getAttribute('target')).toBe(target);
  });

  it('loads its picture only when it is about to be seen', () => {
    const { container } = start();
    expect(container.querySelectorAll('img')).toHaveLength(2);
    press('Next');
    expect(container.querySelectorAll('img')).toHaveLength(3);
  });
});
