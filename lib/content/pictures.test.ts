import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from '#site/samples.mjs';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import { inCategories, inState } from '@/lib/stories/storySelection';
import { STATE_LIST } from './states';

const ROOT = join(__dirname, '../..');
const SCENES_FOLDER = join(ROOT, 'site/content/scenes');
const SCENES = readdirSync(SCENES_FOLDER);
const LARGEST_BYTES = 20_000;

type Item = { picture: string; category: string | null; state: string | null };

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
/** The sample newsroom's stories of one feed, in both languages. */
const feed = (name: string): Item[] =>
  ['en', 'hi'].flatMap((lang) => {
    const path = join(ROOT, `newsroom/data/${name}/${lang}.json`);
    const items: Record<string, unknown>[] = JSON.parse(readFileSync(path, 'utf8'));
    return items.map((item) => ({
      picture: /\w+(?=\.jpg)/.exec(String(item.imageUrl))?.[0] ?? '',
      category: asText(item.category),
      state: asText(item.state),
    }));
  });

const news = feed('news');
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => value && values.indexOf(value) !== at);
const pictures = (list: readonly { picture: string }[]) => list.map(({ picture }) => picture);

describe('no picture stands twice on a page', () => {
  it.each(STATE_LIST.map((state) => [state.id, state] as const))('of %s', (_, state) => {
    const { key, samples, attractions } = state;
    expect(repeated(pictures([...inState(news, key), ...samples, ...attractions]))).toEqual([]);
  });

  it.each(SECTION_PATHS.map((path) => [path, samplesOf(path)] as const))(
    'of %s',
    (path, samples) => {
      const live = inCategories(news, categoriesOf(path));
      expect(repeated(pictures([...live, ...samples]))).toEqual([]);
    },
  );
});

describe('the drawn scenes', () => {
  it('are those of the samples and the attractions, and no others', () => {
    const used = [
      ...Object.values(SAMPLES).flat(),
      ...STATE_LIST.flatMap(({ samples, attractions }) => [...samples, ...attractions]),
    ];
    expect([...new Set(pictures(used))].map((name) => `${name}.svg`).sort()).toEqual(SCENES.sort());
  });

  it('are small', () => {
    const large = SCENES.filter((name) => statSync(join(SCENES_FOLDER, name)).size > LARGEST_BYTES);
    expect(large).toEqual([]);
  });
});
