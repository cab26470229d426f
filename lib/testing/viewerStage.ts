import { act, fireEvent, screen } from '@testing-library/react';
import { useCachedStory } from '@/lib/stories/browser/storyCache';
import type { Story } from '@/lib/story/story';
import { removeConnection } from './fakeConnection';
import { clicked } from './samples';

/** Stories of each kind, for tests: with a picture, with words alone, with a video. */
export const CARDS = [
  clicked({ id: 'a', title: 'First', picture: 'http://localhost:4000/rain.jpg' }),
  clicked({ id: 'b', title: 'Second' }),
  clicked({ id: 'c', title: 'Third', videoUrl: 'https://example.org/v.webm' }),
];

/** What the site knows of the whole story, in a test that mocks `storyCache`. */
export const known = (whole?: Story) =>
  jest
    .mocked(useCachedStory)
    .mockReturnValue({ story: whole, status: whole ? 'found' : 'loading', retry: () => {} });

/** Before each test: a page of the viewer, whose videos play, with a clock of its own. */
export function prepareViewer() {
  beforeEach(() => {
    jest.useFakeTimers();
    known();
    history.replaceState(null, '', '/photos');
    HTMLMediaElement.prototype.play = jest.fn().mockResolvedValue(undefined);
  });
  afterEach(removeConnection);
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
export const stage = () => screen.getByRole('group');

/** A finger or a mouse that goes down, across, and up again. */
export function drag(from: number, to: number, pointerType = 'touch') {
  point('pointerdown', from, { pointerType });
  point('pointerup', to, { pointerType });
}

/** What one pointer does on a stage of 300 by 600. */
export function point(
  type: 'pointerdown' | 'pointerup' | 'pointercancel',
  clientX: number,
  { pointerType = 'touch', pointerId = 1 } = {},
) {
  jest.spyOn(stage(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 600));
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 300 });
  // By the test's clock: an event's own time is the machine's, which passes between two of them.
  Object.defineProperty(event, 'timeStamp', { value: Date.now() });
  fireEvent(stage(), Object.assign(event, { isPrimary: pointerId === 1, pointerType, pointerId }));
}
