import { createHash } from 'node:crypto';
import { err, ok } from '@/lib/result';
import { findStory } from '@/lib/stories/findStory';
import { expectConsole } from '@/lib/testing/expectConsole';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { story } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import type * as drawing from './drawCard';
import { drawCard } from './drawCard';
import { brandSocialCard } from './drawPage';
import { findSocialCard } from './findSocialCard';
import { brandSocialCardUrl, pageSocialCardPath } from './pageSocialCard';
import { socialCardPath, storyCardUrl, storySocialCardPath } from './socialCardUrl';
import { drawStoryCard, startStorySocialCard } from './storySocialCard';

jest.mock('./drawCard', () => {
  const real = jest.requireActual<typeof drawing>('./drawCard');
  return { drawCard: jest.fn(real.drawCard), drawBrand: jest.fn(real.drawBrand) };
});
jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/stories/findStory', () => ({ findStory: jest.fn() }));

const STORY = story({ id: 'a/b', picture: null });
const STALE = 'a%2Fb.000000000000.en.jpg';
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const partsOf = (path: string) => path.split('/').slice(2);
const find = (path: string) => findSocialCard(partsOf(path));
const bytesOf = async (path: string) => digest((await find(path)).bytes);
const brand = async (locale: 'en' | 'hi') => digest((await brandSocialCard(locale)).bytes);

beforeEach(() => {
  holdSetTimeout(); // no picture is late, however busy the machine
  speakOnServer('en');
  Reflect.deleteProperty(globalThis, Symbol.for('site.socialCards'));
  jest.mocked(findStory).mockReset().mockResolvedValue(ok(STORY));
});

describe('findSocialCard', () => {
  it('lasts at a story’s own url', async () => {
    expect((await find(storySocialCardPath(STORY, 'en'))).immutable).toBe(true);
    expect(findStory).toHaveBeenCalledWith('a/b', 'en');
  });

  it('is what the story has now at an older url, and does not last there', async () => {
    const now = await find(storySocialCardPath(STORY, 'en'));
    const before = await findSocialCard([STALE]);
    expect([digest(before.bytes), before.immutable]).toEqual([digest(now.bytes), false]);
  });

  it('makes no call for what its page has created already', async () => {
    await startStorySocialCard(STORY, 'en');
    jest.mocked(findStory).mockResolvedValue(err('unknown'));
    expect((await find(storySocialCardPath(STORY, 'en'))).immutable).toBe(true);
    expect(findStory).not.toHaveBeenCalled();
  });

  it('is the drawn card of a story with a picture, for a reader who shares it', async () => {
    const pictured = { ...STORY, picture: 'https://media.example/a.jpg' };
    jest.mocked(findStory).mockResolvedValue(ok(pictured));
    const own = await find(socialCardPath(storyCardUrl(pictured, 'en')));
    expect([own.immutable, digest(own.bytes)]).toEqual([
      true,
      digest(await drawStoryCard(STORY, 'en')),
    ]);
    expect(findStory).toHaveBeenCalledWith('a/b', 'en');
    const present = await find('/og/card/a%2Fb.000000000000.en.jpg');
    expect([present.immutable, digest(present.bytes)]).toEqual([false, digest(own.bytes)]);
  });

  it.each(['en', 'hi'] as const)('lasts at a page’s own url (%s)', async (locale) => {
    const path = await pageSocialCardPath('/sports/cricket', locale);
    expect((await find(path)).immutable).toBe(true);
    expect((await find(path.replace(/\.[0-9a-f]{12}\./, '.000000000000.'))).immutable).toBe(false);
    expect(findStory).not.toHaveBeenCalled();
  });

  it.each([
    ['a story nobody has', 'en', err('absent'), '/og/a1.0123456789ab.en.jpg'],
    ['a story that cannot be asked for', 'hi', err('unknown'), '/og/a1.0123456789ab.hi.jpg'],
    ['a page nobody has', 'hi', ok(STORY), '/og/page/nowhere.0123456789ab.hi.jpg'],
    ['a path that is none of ours', 'en', ok(STORY), '/og/../x'],
    ['no path', 'en', ok(STORY), '/og'],
    ['a language nobody speaks', 'en', ok(STORY), '/og/a1.0123456789ab.fr.jpg'],
  ] as const)('is the brand’s for now for %s (%s)', async (_, locale, found, path) => {
    jest.mocked(findStory).mockResolvedValue(found as Awaited<ReturnType<typeof findStory>>);
    expect(await bytesOf(path)).toBe(await brand(locale));
    expect((await find(path)).immutable).toBe(false);
  });

  it.each(['en', 'hi'] as const)('is the brand’s for good at its own url (%s)', async (locale) => {
    expect((await find(socialCardPath(brandSocialCardUrl(locale)))).immutable).toBe(true);
  });

  it('is the brand’s when a card cannot be drawn', async () => {
    expectConsole('error', /social card: .*no ink/);
    jest.mocked(drawCard).mockRejectedValueOnce(new Error('no ink'));
    expect(await bytesOf(storySocialCardPath(STORY, 'en'))).toBe(await brand('en'));
  });
});
