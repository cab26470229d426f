import { act } from '@testing-library/react';
import { Headline } from '@/components/story/Headline';
import { StoryItem } from '@/components/story/StoryItem';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card } from '@/lib/testing/samples';
import { openViewer } from './openViewer';
import { watchViewer } from './watchViewer';

const close = jest.fn();
jest.mock('./openViewer', () => ({ openViewer: jest.fn() }));
jest.mocked(openViewer).mockResolvedValue({ close });

it('opens the story that a copied URL names, over its list, where Back leads', async () => {
  history.replaceState(null, '', '/photos?page=2#view-a%2F1');
  const before = history.length;
  const story = card({ id: 'a/1' });
  renderInLocale(
    <StoryItem story={story}>
      <Headline story={story} action="view" />
    </StoryItem>,
  );
  await act(async () => watchViewer(() => Promise.resolve(() => Promise.resolve(() => {}))));
  expect(openViewer).toHaveBeenCalledWith('a/1', expect.any(Function));
  expect([location.search, location.hash, history.length]).toEqual([
    '?page=2',
    '#view-a%2F1',
    before + 1,
  ]);
  await act(async () => {
    history.back();
    await new Promise((done) => addEventListener('popstate', done, { once: true }));
  });
  expect([location.search, location.hash]).toEqual(['?page=2', '']);
  expect(close).toHaveBeenCalledTimes(1);
});
