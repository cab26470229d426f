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

it('describes a story as an article', async () => {
  expect(await describeStory(story())).toMatchObject([
    { '@type': 'NewsArticle', headline: 'Monsoon reaches the hills', articleSection: 'Weather' },
  ]);
});

it('tells no date that is still to come', async () => {
  const [article] = await describeStory(story({ publishedAt: '2027-01-01T00:00:00.000Z' }));
  expect(article).not.toHaveProperty('datePublished');
});

it('says nothing of a sample', async () => {
  expect(await describeStory(story({ sample: true }))).toEqual([]);
});
