import { currentPath } from '@/lib/request/requestHeaders';
import { archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { termMetadata } from './termMetadata';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/request/requestHeaders', () => ({ currentPath: jest.fn() }));
jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => archiveSource }));

const ORIGIN = 'http://localhost:3000';

function open(locale: 'en' | 'hi', path: string) {
  speakOnServer(locale);
  jest.mocked(currentPath).mockResolvedValue(path);
}

beforeEach(() =>
  fillArchive({
    stories: Array.from({ length: 30 }, (_, at) =>
      story({
        id: `s${at}`,
        authors: [{ name: 'Meera R.', slug: 'meera-r' }],
        tags: [{ name: 'बाढ़', slug: 'बाढ़' }],
      }),
    ),
  }),
);

it.each([
  ['en', 'author', '/author/meera-r', '', 'News by Meera R. | Narmada 24', '/author/meera-r'],
  [
    'hi',
    'author',
    '/author/meera-r',
    '2',
    'Meera R. की ख़बरें – पेज 2 | नर्मदा 24',
    '/hi/author/meera-r?page=2',
  ],
  [
    'en',
    'tag',
    '/tag/%E0%A4%AC%E0%A4%BE%E0%A4%A2%E0%A4%BC',
    '',
    'News on बाढ़ | Narmada 24',
    '/tag/%E0%A4%AC%E0%A4%BE%E0%A4%A2%E0%A4%BC',
  ],
] as const)('in %s, the %s at %s has a title on page "%s"', async (...given) => {
  const [locale, by, path, page, title, canonical] = given;
  open(locale, path);
  const metadata = await termMetadata(by, Promise.resolve({ page }));
  expect(metadata).toMatchObject({ title, robots: { index: true } });
  expect(metadata.alternates).toMatchObject({
    canonical: ORIGIN + canonical,
    languages: { 'hi-IN': `${ORIGIN}/hi${canonical.replace(/^\/hi/, '')}` },
  });
});

it.each([
  ['/author/nobody', '', 'No author found | Narmada 24'],
  ['/author/meera-r', '3', 'There is no page 3 of this list | Narmada 24'],
])('%s?page=%s is in no index', async (path, page, title) => {
  open('en', path);
  expect(await termMetadata('author', Promise.resolve({ page }))).toEqual({
    title,
    robots: { index: false },
  });
});
