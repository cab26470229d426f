import { act, fireEvent, screen } from '@testing-library/react';
import { Headline } from '@/components/story/Headline';
import { StoryItem } from '@/components/story/StoryItem';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card } from '@/lib/testing/samples';
import { openViewer } from './openViewer';
import { watchViewer } from './watchViewer';

const close = jest.fn();
jest.mock('./openViewer', () => ({ openViewer: jest.fn() }));
const opened = jest.mocked(openViewer);

const page = () =>
  renderInLocale(
    <>
      <StoryItem story={card({ id: 'a', title: 'First' })}>
        <Headline story={card({ id: 'a', title: 'First' })} action="view" />
        <p>Its picture</p>
        <a href="#other" data-action="read">
          Read More
        </a>
      </StoryItem>
      <StoryItem story={card({ id: 'c', title: 'Second' })}>
        <Headline story={card({ id: 'c', title: 'Second' })} action="view" />
      </StoryItem>
      <StoryItem story={card({ id: 'b', title: 'Elsewhere' })}>
        <a href="#elsewhere" data-action="read">
          Elsewhere
        </a>
      </StoryItem>
    </>,
  );
/** Whether the browser may follow the link; here it does not, which jsdom cannot. */
const click = async (name: string, init: MouseEventInit = {}) => {
  let isFollowed = false;
  const stop = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  await act(async () => void fireEvent.click(screen.getByText(name), init));
  return isFollowed;
};

// Once for the page: it listens as long as that is open.
beforeAll(() => {
  history.replaceState(null, '', '/photos');
  watchViewer(() => Promise.resolve(() => Promise.resolve(() => {})));
});
beforeEach(() => {
  opened.mockReset().mockResolvedValue({ close });
  close.mockReset();
});
afterEach(async () => {
  history.replaceState(null, '', '/photos');
  await act(async () => void fireEvent.popState(window));
});

it.each(['First', 'Its picture'])('opens at a click on a card’s %s', async (name) => {
  page();
  expect(await click(name)).toBe(false);
  expect(opened).toHaveBeenCalledWith('a', expect.any(Function));
  expect([location.pathname, location.hash]).toEqual(['/photos', '#view-a']);
});

it.each([
  ['Read More', {}],
  ['Elsewhere', {}],
  ['First', { ctrlKey: true }],
])('leaves a click on %s with %j alone', async (name, init) => {
  page();
  expect(await click(name, init)).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

it('closes as the history goes back, and not for a story that is read over it', async () => {
  page();
  await click('First');
  history.replaceState({ over: '/photos' }, '', '/news/a');
  await act(async () => void fireEvent.popState(window));
  expect(close).not.toHaveBeenCalled();
  history.replaceState(null, '', '/photos');
  await act(async () => void fireEvent.popState(window));
  expect(close).toHaveBeenCalledTimes(1);
});

it('opens once more as the history goes forward', async () => {
  page();
  history.replaceState(null, '', '/photos#view-a');
  await act(async () => void fireEvent.popState(window));
  expect(opened).toHaveBeenCalledTimes(1);
});

it('takes a second tap on a card, while the script is on its way, for the same', async () => {
  page();
  const before = history.length;
  await click('First');
  await click('First');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(history.length).toBe(before + 1);
});

it('takes a tap on another card, while the script is on its way, instead of the first', async () => {
  page();
  const before = history.length;
  await click('First');
  await click('Second');
  expect(opened.mock.calls.map(([id]) => id)).toEqual(['a', 'c']);
  expect(close).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#view-c');
  expect(history.length).toBe(before + 1);
});
