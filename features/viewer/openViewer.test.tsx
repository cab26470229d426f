import { act, screen } from '@testing-library/react';
import { Headline } from '@/components/story/Headline';
import { StoryItem } from '@/components/story/StoryItem';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card } from '@/lib/testing/samples';
import { openViewer } from './openViewer';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/photos#view-late');
});
afterEach(() => history.replaceState(null, '', '/'));

const show = jest.fn().mockResolvedValue(() => {});
beforeEach(() => show.mockClear());
const story = card({ id: 'late', title: 'Late' });
const list = () =>
  renderInLocale(
    <StoryItem story={story}>
      <Headline story={story} action="view" />
    </StoryItem>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('waits for a card that comes late, and gives its link the focus', async () => {
  const opened = openViewer('late', show);
  await wait(1000);
  expect(show).not.toHaveBeenCalled();
  list();
  await wait(100);
  await opened;
  expect(show.mock.calls[0]?.[0].props).toMatchObject({ first: 0, cards: [{ id: 'late' }] });
  expect(screen.getByRole('link', { name: 'Late' })).toHaveFocus();
});

it.each([
  ['none comes', 'late', 5000],
  ['the reader has gone elsewhere', 'other', 100],
])('fails where %s', async (_, viewed, ms) => {
  const failure = expect(openViewer('late', show)).rejects.toThrow('No card of late');
  history.replaceState(null, '', `/photos#view-${viewed}`);
  await wait(ms);
  await failure;
  expect(show).not.toHaveBeenCalled();
});
