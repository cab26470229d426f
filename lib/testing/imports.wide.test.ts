import { dirname, join } from 'node:path';
import { type IslandScope, islandMessages } from '@/lib/i18n/islandMessages';
import { LATER_NAMESPACES } from '@/lib/i18n/laterNamespaces';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import { TOOLS } from '@/lib/pages/tools';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { brokenRules, foldersInCircles, reachableFrom } from './importGraph';
import { islands, sources, textOf } from './sourceFiles';
import { words } from './words';

const MESSAGES = words.en;

describe('imports', () => {
  it('keep the rules of scripts/importRules.mjs', () => {
    expect(brokenRules).toEqual([]);
  });

  it.each([1, 2, 9])('make no circle of folders, seen to their level %i', (levels) => {
    expect(foldersInCircles(levels)).toEqual([]);
  });

  it('are all seen', () => {
    const reached = reachableFrom('app/[locale]/page.tsx');
    expect([...reached]).toEqual(
      expect.arrayContaining(['components/home/HomeMain.tsx', 'lib/provider/client/fetchFeed.ts']),
    );
  });
});

describe('a static block', () => {
  /** It renders nothing, and `StaticBlock` has it beside the block. */
  const HARMLESS = ['components/story/RegisterCard.island.tsx'];

  const registry = textOf('app/static-html/blocks.tsx');
  const components = [...registry.matchAll(/import\('@\/([^']+)'\)/g)].map(
    ([, path]) => `${path}.tsx`,
  );
  const reached = components.flatMap((path) => [...reachableFrom(path)]);

  it('has no island that would never hydrate', () => {
    expect(components.length).toBeGreaterThan(10);
    expect(reached.length).toBeGreaterThan(components.length);
    expect(
      reached.filter((file) => file.endsWith('.island.tsx') && !HARMLESS.includes(file)),
    ).toEqual([]);
  });

  it('has no event handler, which its HTML would not have', () => {
    const handling = reached.filter(
      (file) => !file.endsWith('.island.tsx') && /\son[A-Z]\w*=\{/.test(textOf(file)),
    );
    expect(handling).toEqual([]);
  });

  it('has no static block in it, whose props its page would not have saved', () => {
    expect(reached).not.toContain('components/static-html/StaticBlock.tsx');
  });
});

/** The pages that have an island: the front page, those with stories, or any, which carries no words. */
function scopeOf(island: string): IslandScope | null {
  if (/^components\/home\//.test(island)) return 'home';
  return /^(app|components\/(layout|company))\//.test(island) ? null : 'cards';
}

/** What the pages of an island send of words. */
function wordsWith(island: string): object {
  const scope = scopeOf(island);
  return scope ? islandMessages(MESSAGES, scope) : {};
}

/** What comes late with words of its own. */
const LATE = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/withLaterWords\(\s*import\('(.+?)'\)/g)].map(
    ([, module = '']) =>
      `${module.startsWith('@/') ? module.slice(2) : join(dirname(path), module)}.tsx`,
  ),
);

/** The namespaces that a module speaks, with what it imports. */
const spokenBy = (module: string, except: readonly string[] = []) => {
  const reached = reachableFrom(module, except);
  return sources
    .filter(({ path }) => reached.has(path))
    .flatMap(({ path, text }) =>
      [
        ...[...text.matchAll(/useTranslations\('(\w+)'\)/g)].map(([, name = '']) => name),
        ...[...text.matchAll(/const \{ (.+) \} = useMessages\(\)/g)].flatMap(([, names = '']) =>
          names.split(', '),
        ),
      ].map((name) => ({ path, name })),
    );
};

describe('islands', () => {
  it('carry no registry of pages, with its samples, to the browser', () => {
    const carried = islands.flatMap(({ path }) =>
      [...reachableFrom(path)]
        .filter((file) => /^lib\/pages\/(pages|sections|tools)\.ts$/.test(file))
        .map((file) => `${path} → ${file}`),
    );
    expect(carried).toEqual([]);
  });

  it('speak only words that travel with their page', () => {
    const spoken = islands.map(({ path: island }) => {
      const tool = TOOL_PATHS.find((path) =>
        new RegExp(`^tools/(${TOOLS[path].key}|shared)/`).test(island),
      );
      const travelling: readonly string[] = [
        ...Object.keys(tool ? toolMessages(MESSAGES, tool) : wordsWith(island)),
        // What it loads on first use brings its own.
        ...(island === 'app/later/Later.island.tsx' ? LATER_NAMESPACES : []),
      ];
      const words = spokenBy(island, LATE);
      return { words: words.length, mute: words.filter(({ name }) => !travelling.includes(name)) };
    });
    expect(spoken.reduce((sum, { words }) => sum + words, 0)).toBeGreaterThan(10);
    expect(spoken.flatMap(({ mute }) => mute)).toEqual([]);
  });

  it('have the words of what they load with the words that come late', () => {
    const names: readonly string[] = LATER_NAMESPACES;
    const spoken = LATE.flatMap((module) => spokenBy(module));
    expect(LATE).toHaveLength(5);
    expect(spoken.length).toBeGreaterThan(10);
    expect(spoken.filter(({ name }) => !names.includes(name))).toEqual([]);
  });

  it('that draw cards are on no page without the words of cards', () => {
    const silent = sources.filter(
      ({ path, text }) =>
        path !== 'components/reader/StoryScope.tsx' && text.includes('<StoryIslands>'),
    );
    const speaking = silent.flatMap(({ path }) =>
      [...reachableFrom(path, LATE)]
        .filter((file) => file.endsWith('.island.tsx') && scopeOf(file))
        .filter((island) => spokenBy(island, LATE).length > 0)
        .map((island) => `${path} → ${island}`),
    );
    expect(silent).toHaveLength(4);
    expect(speaking).toEqual([]);
  });
});
