/** @jest-environment node */
import en from '@/messages/en.json';
import { islandMessages, toolMessages } from '@/lib/i18n/islandMessages';
import { TOOLS } from '@/lib/site/pages';
import { everySource, reachableFrom, type Source, sources } from './sources';

const LIMIT_LINES = 200;
/** Tests and content are lists, one line an item. */
const LIMIT_LIST_LINES = 300;
const isClient = ({ text }: Source) => /^(['"])use client\1/.test(text);
const offending = (wrong: (source: Source) => boolean, among: readonly Source[] = sources) =>
  among.filter(wrong).map(({ path }) => path);
const importers = (layer: RegExp, forbidden: RegExp) =>
  sources
    .filter(({ path }) => layer.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((name) => forbidden.test(name)).map((name) => `${path} → ${name}`),
    );

describe('layers', () => {
  it('are there to be looked at', () => {
    expect(offending(({ path }) => path.startsWith('lib/')).length).toBeGreaterThan(30);
    expect(offending(isClient).length).toBeGreaterThan(5);
    expect(sources.find(({ path }) => path === 'lib/news/findStory.ts')?.imports).toEqual(
      expect.arrayContaining(['lib/news/feeds.ts', 'server-only']),
    );
  });

  it('lib imports neither components nor app', () => {
    expect(importers(/^lib\//, /^(app|components)\//)).toEqual([]);
  });

  it('nothing imports app but app itself', () => {
    expect(importers(/^(?!app\/)/, /^app\//)).toEqual([]);
  });

  it('no source imports a test’s tools', () => {
    expect(
      importers(/./, /^lib\/testing\/|^@testing-library|^jest/).filter(
        (line) => !line.startsWith('jest.config.mjs'),
      ),
    ).toEqual([]);
  });

  it('the site imports neither the newsroom nor the browser journeys', () => {
    expect(importers(/^(app|components|lib)\//, /^(newsroom|e2e|bench|scripts)\//)).toEqual([]);
  });

  it('imports lead to files that are there', () => {
    const paths = new Set(everySource.map(({ path }) => path));
    expect(
      importers(/^(app|components|lib)\//, /^(app|components|lib)\/(?!.*\.p?css$)/).filter(
        (line) => !paths.has(line.split(' → ')[1] ?? ''),
      ),
    ).toEqual([]);
  });
});

describe('islands', () => {
  const islands = offending(isClient);

  it("keep 'use client' to *.island.tsx and error.tsx", () => {
    expect(islands.filter((path) => !/(\.island|\/(global-)?error)\.tsx$/.test(path))).toEqual([]);
    expect(offending((source) => /\.island\.tsx$/.test(source.path) && !isClient(source))).toEqual(
      [],
    );
  });

  it.each(islands)('%s says why it needs the browser', (path) => {
    const text = sources.find((source) => source.path === path)?.text ?? '';
    expect(text).toMatch(/island (for|because)|Client code because|because it/i);
  });

  it.each(islands)('%s reaches neither zod nor the server', (path) => {
    const reached = [...reachableFrom(path)];
    expect(
      reached.filter((name) =>
        /^(zod|server-only|sharp|node:.*|next\/headers|next-intl\/server)$/.test(name),
      ),
    ).toEqual([]);
  });

  it('speak only words that travel with their page', () => {
    const spoken = islands.map((island) => {
      const tool = TOOLS.find(({ key }) => island.startsWith(`components/tools/${key}/`));
      const travelling = Object.keys(tool ? toolMessages(en, tool.key) : islandMessages(en));
      const reached = reachableFrom(island);
      const words = sources
        .filter(({ path }) => reached.has(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/useTranslations\('(\w+)'\)/g)].map(([, name = '']) => ({
            path,
            name,
          })),
        );
      return { words: words.length, mute: words.filter(({ name }) => !travelling.includes(name)) };
    });
    expect(spoken.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(10);
    expect(spoken.flatMap(({ mute }) => mute)).toEqual([]);
  });
});

describe('restricted calls', () => {
  it('fetch is called in four files', () => {
    const site = sources.filter(({ path }) => /^(app|components|lib)\/|^[^/]+$/.test(path));
    expect(offending(({ text }) => /\bfetch\(/.test(text), site).sort()).toEqual([
      'lib/news/fetchFeed.ts',
      'lib/pictures/fetchPicture.ts',
      'lib/polling/loadFeed.ts',
      'lib/storyCache/storyCache.ts',
    ]);
  });

  it('process.env is read in named files', () => {
    const site = sources.filter(({ path }) => /^(app|components|lib)\/|^[^/]+$/.test(path));
    const allowed = [
      'instrumentation.ts',
      'lib/news/feeds.ts',
      'lib/site/contentSecurityPolicy.ts',
      'lib/site/environment.mjs',
      'next.config.mjs',
      'playwright.config.ts',
    ];
    expect(
      offending(({ text }) => /process\.env/.test(text), site).filter(
        (path) => !allowed.includes(path),
      ),
    ).toEqual([]);
  });

  it('no markup of the upstream is ever rendered', () => {
    const risky = offending(
      ({ text }) =>
        /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|\beval\(/.test(
          text,
        ),
      sources.filter(({ path }) => /^(app|components|lib)\//.test(path)),
    );
    // Writes the site's own style sheet, which no request or feed reaches.
    expect(risky).toEqual(['app/styles/InlineStyles.island.tsx']);
  });
});

describe('files', () => {
  it(`have at most ${LIMIT_LINES} lines, tests and content ${LIMIT_LIST_LINES}`, () => {
    const isList = (path: string) =>
      /\.test\.tsx?$|^lib\/content\/|^lib\/tools\/horoscope\/readings/.test(path);
    const own = everySource.filter(({ path }) => !path.startsWith('e2e/'));
    expect(
      offending(
        ({ path, text }) =>
          text.split('\n').length > (isList(path) ? LIMIT_LIST_LINES : LIMIT_LINES) + 1,
        own,
      ),
    ).toEqual([]);
  });

  it('have names that say something', () => {
    expect(
      offending(({ path }) => /(^|\/)(index|utils?|helpers?|common|misc|types)\.\w+$/.test(path)),
    ).toEqual([]);
  });

  it('never say any', () => {
    expect(
      offending(
        ({ text }) => /[:<]\s*any\b[,;>)\s[]|\bas any\b|@ts-ignore|@ts-nocheck/.test(text),
        everySource,
      ).filter((path) => path !== 'lib/testing/architecture.test.ts'),
    ).toEqual([]);
  });
});
