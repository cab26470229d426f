import { provider } from '@/lib/provider/provider';
import { ok } from '@/lib/result';
import { importStories } from './importStories';

jest.mock('@/lib/provider/provider', () => ({
  provider: {
    archive: jest.fn(),
    hasArchive: () => Promise.resolve(true),
    lookUp: () => Promise.resolve({ found: new Map<string, never>() }),
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function findingsAfter(ms: number) {
  jest.mocked(provider.archive).mockImplementation(
    () =>
      new Promise((done) => {
        setTimeout(() => done(ok({ stories: [], total: 0 })), ms);
      }),
  );
  const report = importStories(
    () => [],
    () => Promise.resolve(),
    3_000,
  );
  await jest.advanceTimersByTimeAsync(ms);
  return (await report).findings;
}

it('says of a source that is slower than the site waits by what it can be awaited', async () => {
  expect(await findingsAfter(4_100)).toContain(
    'the stories took 4.1 s, but the site waits 3 s: raise NEWS_TIMEOUT_MS',
  );
});

it('says nothing of one that is in time', async () => {
  expect(await findingsAfter(2_900)).toEqual(['no story could be read']);
});
