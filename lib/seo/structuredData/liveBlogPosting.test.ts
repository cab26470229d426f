import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { describeStory } from './describeStory';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/request/requestTime', () => ({
  requestTime: () => Promise.resolve(1_796_000_000_000),
}));
jest.mock('@/lib/stories/knownStories', () => ({ knownStories: () => Promise.resolve([]) }));
beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
  speakOnServer('en');
});

const describeLive = async (given: Parameters<typeof coverage>[1] = {}) => {
  const live = coverage(2, given);
  const [thing] = await describeStory(story({ id: 'flood', coverage: live }), live.updates);
  return thing;
};

it('describes a live page with its updates, which name the publisher by its id', async () => {
  expect(await describeLive()).toMatchObject({
    '@type': 'LiveBlogPosting',
    coverageStartTime: '2026-11-20T11:53:00+05:30',
    publisher: { name: 'Narmada 24' },
    liveBlogUpdate: [
      {
        '@type': 'BlogPosting',
        '@id': 'https://narmada24.example/news/flood#u-n2',
        url: 'https://narmada24.example/news/flood#u-n2',
        headline: 'Update 2',
        articleBody: 'Text of update 2.',
        datePublished: '2026-11-20T11:59:00+05:30',
        publisher: { '@id': 'https://narmada24.example/#organization' },
      },
      { headline: 'Update 1' },
    ],
  });
});

const endOf = (thing: unknown): unknown =>
  Object.entries(thing ?? {}).find(([name]) => name === 'coverageEndTime')?.[1];

it.each([
  { endedAt: null, end: undefined },
  { endedAt: minutesAgo(0), end: '2026-11-20T12:00:00+05:30' },
])('ends at $end', async ({ endedAt, end }) => {
  expect(await describeLive({ endedAt }).then(endOf)).toBe(end);
});

it('starts with its first update where the source does not say', async () => {
  expect(await describeLive({ startedAt: null })).toMatchObject({
    coverageStartTime: '2026-11-20T11:58:00+05:30',
  });
});

it('has for a headline alone the headline as its text', async () => {
  const updates = [liveUpdate(1, 1, { body: null })];
  expect(await describeLive({ updates })).toMatchObject({
    liveBlogUpdate: [{ headline: 'Update 1', articleBody: 'Update 1' }],
  });
});

it('names an update without a headline by its text, and one without both by the page', async () => {
  const updates = [
    liveUpdate(2, 2, { headline: '' }),
    liveUpdate(1, 2, { headline: '', body: null, author: 'A reporter' }),
  ];
  expect(await describeLive({ updates })).toMatchObject({
    liveBlogUpdate: [
      { headline: 'Text of update 2.' },
      { headline: 'Monsoon reaches the hills', author: { '@type': 'Person', name: 'A reporter' } },
    ],
  });
});
