import { fireEvent, screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { clicked } from '@/lib/testing/samples';
import { CARDS, drag, heading, point, prepareViewer, stage, wait } from '@/lib/testing/viewerStage';
import { Viewer } from './Viewer';

jest.mock('@/lib/stories/browser/storyCache', () => ({ useCachedStory: jest.fn() }));
prepareViewer();

async function view(first = 0, cards = CARDS) {
  renderInLocale(<Viewer cards={cards} first={first} />);
  await wait(0);
}

const finger = (clientX: number, clientY: number) => ({ clientX, clientY });

/** One finger that is drawn from one point of a story to another. */
function pull(
  from: readonly [number, number],
  to: readonly [number, number],
  on: Element = stage(),
) {
  fireEvent.touchStart(on, { touches: [finger(...from)] });
  fireEvent.touchEnd(on, { changedTouches: [finger(...to)] });
}

describe('fingers', () => {
  it.each([
    ['a tap on the right', 250, 250, 'Third'],
    ['a tap on the left', 50, 50, 'First'],
    ['a tap in the middle', 150, 150, 'Second'],
    ['a swipe to the left', 250, 150, 'Third'],
    ['a swipe to the right', 50, 150, 'First'],
    ['less than a swipe', 250, 230, 'Second'],
  ])('%s', async (_, from, to, title) => {
    await view(1);
    drag(from, to);
    expect(heading()).toBe(title);
  });

  it('a tap in the middle pauses', async () => {
    await view();
    drag(150, 150);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it.each([
    ['less than 300 ms', 299, 'Third'],
    ['300 ms', 300, 'Second'],
  ])('a finger held for %s', async (_, ms, title) => {
    await view(1);
    point('pointerdown', 250);
    await wait(ms);
    point('pointerup', 250);
    expect(heading()).toBe(title);
  });

  it('a second finger voids what the first does, and does nothing itself', async () => {
    await view(1);
    point('pointerdown', 150);
    point('pointerdown', 280, { pointerId: 2 });
    point('pointerup', 280, { pointerId: 2 });
    point('pointerup', 20);
    expect(heading()).toBe('Second');
  });

  it('one finger moves a page that two have enlarged', async () => {
    Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale: 2 }) });
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await view(1);
    drag(250, 150);
    pull([150, 200], [150, 400]);
    expect(heading()).toBe('Second');
    expect(back).not.toHaveBeenCalled();
    expect(stage()).toHaveAttribute('data-zoomed');
    Reflect.deleteProperty(window, 'visualViewport');
  });

  it.each([
    ['down', [150, 200], [160, 290], 1],
    ['down, less than 80 px', [150, 200], [150, 270], 0],
    ['down and across', [150, 200], [210, 290], 0],
    ['up', [150, 290], [150, 200], 0],
  ] as const)('one that is drawn %s closes it or not', async (_, from, to, times) => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await view(1);
    pull(from, to);
    expect(back).toHaveBeenCalledTimes(times);
  });

  it('two that are drawn down, and one that scrolls words, close nothing', async () => {
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    await view(1);
    fireEvent.touchStart(stage(), { touches: [finger(100, 200), finger(200, 200)] });
    fireEvent.touchEnd(stage(), { changedTouches: [finger(100, 400)] });
    const words = screen.getByRole('heading', { level: 2 });
    Object.assign(words.parentElement ?? {}, { scrollTop: 20 });
    pull([150, 200], [150, 400], words);
    expect(back).not.toHaveBeenCalled();
  });

  it('the click of a tap that has turned the page presses nothing, and the next does', async () => {
    await view(0, [...CARDS.slice(0, 1), clicked({ id: 'tube', youtubeId: 'dQw4w9WgXcQ' })]);
    drag(250, 250);
    const play = screen.getByRole('button', { name: 'Play the video' });
    fireEvent.click(play, { detail: 1 });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(play, { detail: 1 });
    expect(document.querySelector('iframe')).not.toBeNull();
  });

  it('a mouse that selects text turns no page', async () => {
    await view(1);
    drag(250, 150, 'mouse');
    expect(heading()).toBe('Second');
  });
});
