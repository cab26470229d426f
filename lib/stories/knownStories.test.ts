import { provider } from '@/lib/provider/provider';
import type { Story } from '@/lib/story/story';
import { story } from '@/lib/testing/samples';
import * as lists from './getAllStories';
import { knownStories } from './knownStories';

jest.mock('@/lib/provider/provider', () => ({
  provider: { lastStories: jest.fn() },
  STORY_FEEDS: ['breaking', 'featured', 'news'],
}));
jest.mock('./getAllStories', () => ({
  ...jest.requireActual<typeof lists>('./getAllStories'),
  getAllStories: jest.fn(),
}));

const NEW = [story({ id: 'new' })];
const LAST = [story({ id: 'last' })];

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(provider.lastStories).mockResolvedValue(LAST);
});
afterEach(() => jest.useRealTimers());

const answers = (stories: Story[], afterMs: number, coverage: 'complete' | 'partial') =>
  jest.mocked(lists.getAllStories).mockImplementation(
    () =>
      new Promise((done) => {
        setTimeout(() => done({ stories, coverage, unread: [] }), afterMs);
      }),
  );

async function known(): Promise<readonly Story[]> {
  const asked = knownStories();
  await jest.advanceTimersByTimeAsync(5_000);
  return asked;
}

it.each([
  ['those of now where all come in time', 10, 'complete', NEW],
  ['the last where one is late', 500, 'complete', LAST],
  ['the last where one has failed', 10, 'partial', LAST],
] as const)('are %s', async (_, afterMs, coverage, expected) => {
  answers(NEW, afterMs, coverage);
  expect(await known()).toEqual(expected);
});

it.each([
  ['those that come within a second', 900, NEW],
  ['none after it', 1_500, []],
])('are, before anything is known, %s', async (_, afterMs, expected) => {
  jest.mocked(provider.lastStories).mockResolvedValue(null);
  answers(NEW, afterMs, 'complete');
  expect(await known()).toEqual(expected);
});
