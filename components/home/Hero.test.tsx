import { act, fireEvent, screen } from '@testing-library/react';
import { ok } from '@/lib/result';
import { preferMedia } from '@/lib/testing/browserFakes';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { slide } from '@/lib/testing/samples';
import { Hero } from './Hero.island';

const THREE = ['p1', 'p2', 'p3'].map((id) => slide({ id, title: `Poster ${id}` }));
beforeEach(() => {
  jest.useFakeTimers();
  fakeFetch().mockResolvedValue(reply(THREE));
});

const start = (slides = THREE) => renderInLocale(<Hero initial={ok(slides)} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The slide that can be reached; the others are inert. */
const current = () =>
  screen
    .getAllByRole('group')
    .filter((group) => !group.hasAttribute('inert'))
    .map((group) => group.getAttribute('aria-label'));

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
    const stage =
      screen.getByRole('region', { name: 'Top stories' }).firstElementChild ?? document.body;
    fireEvent.pointerEnter(stage, { pointerType: 'mouse' });
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 3']);
    fireEvent.pointerLeave(stage);
    await wait(5_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('rests under the pointer also once a control in it was pressed', async () => {
    start();
    const stage =
      screen.getByRole('region', { name: 'Top stories' }).firstElementChild ?? document.body;
    fireEvent.pointerEnter(stage, { pointerType: 'mouse' });
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent.focus(next);
    fireEvent.click(next);
    fireEvent.blur(next);
    await wait(20_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('rests below a dialog and goes on after it', async () => {
    start();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 3']);
    dialog.remove();
    await wait(5_000);
    expect(current()).toEqual(['Story 2 of 3']);
  });

  it('does not move when there is but one', async () => {
    start(THREE.slice(0, 1));
    await wait(20_000);
    expect(current()).toEqual(['Story 1 of 1']);
  });
});

describe('the controls', () => {
  it.each([
    [1, true],
    [2, false],
  ])('of %d slides keep their room alone: %s', (count, isHidden) => {
    start(THREE.slice(0, count));
    const controls = screen.getByRole('button', { name: 'Pause' }).closest('.hero-controls');
    expect(controls?.classList.contains('invisible')).toBe(isHidden);
  });

  it('begin with pause and come after the slides', () => {
    start();
    const hero = screen.getByRole('region', { name: 'Top stories' });
    const order = [...hero.querySelectorAll('a, button')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
    expect(order[0]).toBe('Poster p1');
    expect(order.slice(-6)).toEqual([
      'Pause',
      'Previous',
      'Next',
      'Show story 1 of 3',
      'Show story 2 of 3',
      'Show story 3 of 3',
    ]);
  });

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
    expect(screen.getByRole('button', { name: 'Show story 3 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Show story 1 of 3' })).toHaveAttribute(
      'aria-current',
      'false',
    );
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
    fireEvent.touchStart(hero, { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(hero, { changedTouches: [{ clientX: to, clientY: 310 }] });
    expect(current()).toEqual([expected]);
  });

  it.each([
    ['a scroll that ends aside', [{ clientX: 200, clientY: 300 }]],
    [
      'two fingers',
      [
        { clientX: 200, clientY: 120 },
        { clientX: 90, clientY: 120 },
      ],
    ],
  ])('do not follow %s', (_, touches) => {
    start();
    const hero = screen.getByRole('region', { name: 'Top stories' });
    fireEvent.touchStart(hero, { touches });
    fireEvent.touchEnd(hero, { changedTouches: [{ clientX: 140, clientY: 120 }] });
    expect(current()).toEqual(['Story 1 of 3']);
  });
});
