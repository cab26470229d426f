import { chosenSource } from './chosenSource';

const mockLoaded: string[] = [];

jest.mock('@/lib/config/environment.mjs', () => ({
  environment: () => ({ NEWS_SOURCE: 'ghost' }),
}));
jest.mock('./api/apiSource', () => mockLoaded.push('api') && {});
jest.mock('./feeds/feedsSource', () => mockLoaded.push('feeds') && {});
jest.mock('./wordpress/wordpressSource', () => mockLoaded.push('wordpress') && {});
jest.mock('./ghost/ghostSource', () => {
  mockLoaded.push('ghost');
  return { ghostSource: { isGhost: true } };
});

it('loads the source that is configured, and no other', async () => {
  expect(mockLoaded).toEqual([]);
  expect(await chosenSource()).toEqual({ isGhost: true });
  expect(await chosenSource()).toBe(await chosenSource());
  expect(mockLoaded).toEqual(['ghost']);
});
