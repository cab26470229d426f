import { showsSamples } from '@/lib/config/showsSamples';
import { provider } from '@/lib/provider/provider';
import { story } from '@/lib/testing/samples';
import { thinPages } from './thinPages';

jest.mock('@/lib/config/showsSamples', () => ({ showsSamples: jest.fn() }));
jest.mock('@/lib/provider/provider', () => ({
  provider: { hasArchive: jest.fn(), lastStories: jest.fn() },
}));

const told = (...stories: ReturnType<typeof story>[]) =>
  jest.mocked(provider.lastStories).mockResolvedValue(stories);
const photos = (count: number, lang: 'en' | 'hi') =>
  Array.from({ length: count }, (_, at) => story({ id: `${lang}${at}`, lang, category: 'photos' }));
beforeEach(() => {
  jest.mocked(showsSamples).mockReturnValue(false);
  jest.mocked(provider.hasArchive).mockResolvedValue(false);
  told(...photos(3, 'en'), ...photos(2, 'hi'));
});

it('has the sections with fewer than three stories in the language', async () => {
  expect(await thinPages('en')).not.toContain('/photos');
  expect(await thinPages('hi')).toContain('/photos');
  expect(await thinPages('en')).toContain('/podcasts');
});

it('has none that is no list of a category', async () => {
  told();
  expect(
    (await thinPages('en')).filter((path) => ['/', '/india', '/live-tv'].includes(path)),
  ).toEqual([]);
});

it.each([
  ['before the first answer', () => jest.mocked(provider.lastStories).mockResolvedValue(null)],
  ['where samples fill them', () => jest.mocked(showsSamples).mockReturnValue(true)],
  ['where an archive has more', () => jest.mocked(provider.hasArchive).mockResolvedValue(true)],
])('has none %s', async (_, given) => {
  given();
  expect(await thinPages('hi')).toEqual([]);
});
