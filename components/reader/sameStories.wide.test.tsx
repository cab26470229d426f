/** @jest-environment node */

import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Story } from '@/lib/story/story';
import { NOW } from '@/lib/testing/samples';
import {
  asPlainText,
  comparable,
  SEED,
  SEEDED,
  type SeededSource,
  wholeStories,
} from '@/lib/testing/seededSources';
import { words } from '@/lib/testing/words';
import { StoryArticle } from './StoryArticle';

/**
 * The same stories through several sources give the same article, compared as HTML: ids, moments and
 * the names of files aside, what the format of a source has no place for (`lacks`, `carried`), and
 * stories of which systems make different things (`differs`).
 */

const OF_GHOST = {
  'every-block-en': 'a picture of a gallery has no caption in Ghost’s editor',
  'hostile-markup-en': 'Ghost repairs broken markup before it stores it',
};

/** Ghost keeps 191 letters of a picture's text. */
const CUT_BY_GHOST = ['pictureAlt'] as const satisfies readonly (keyof Story)[];

const OF_API = 'the text is HTML in the seed, which the API does not send';

const SOURCES: {
  seeded: SeededSource;
  lacks: readonly (keyof Story)[];
  /** What of Ghost's story the source's format has room for. */
  carried: (story: Story) => Story;
  /** What the two systems make of the same story in different ways, and why. */
  differs: Readonly<Record<string, string>>;
}[] = [
  {
    seeded: SEEDED.api,
    lacks: ['tags', 'pictureCaption', 'pictureCredit', ...CUT_BY_GHOST],
    carried: asPlainText,
    differs: {
      'hostile-markup-en': OF_API,
      'hostile-markup-hi': OF_API,
      'classic-text-en': OF_API,
    },
  },
  {
    seeded: SEEDED.wordpress,
    lacks: CUT_BY_GHOST,
    carried: (story) => story,
    differs: {
      ...OF_GHOST,
      'every-block-hi': 'WordPress has the title of an embed from its page',
      'hostile-markup-hi': 'a title of WordPress is HTML',
      'classic-text-en': 'a blank line in old texts of WordPress ends a paragraph',
    },
  },
  {
    seeded: SEEDED.feeds,
    // Eleventy's plug-in writes none of these.
    lacks: [
      'summary',
      'category',
      'state',
      'tags',
      'author',
      'authors',
      'otherLanguage',
      ...CUT_BY_GHOST,
    ],
    carried: (story) => story,
    differs: {
      ...OF_GHOST,
      'hostile-markup-hi': 'an entity in a title of a feed was escaped twice',
    },
  },
];

const htmlOf = (story: Story) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={story.lang} messages={words[story.lang]} timeZone={TIME_ZONE}>
      <StoryArticle
        story={story}
        shared={{ title: story.title, url: `https://narmada24.example/news/${story.id}` }}
        origin="https://narmada24.example"
        now={NOW}
        contacts={{ phone: { display: '', href: 'tel:' }, emails: [] }}
      />
    </NextIntlClientProvider>,
  ).replaceAll('><', '>\n<'); // a tag on each line, so that a difference can be read

let ghost: Map<string, Story>;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  ghost = await wholeStories(SEEDED.ghost);
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {})); // of media left out

it('Ghost has all of them', () => {
  expect([...ghost.keys()].sort()).toEqual(SEED.map(({ title }) => title).sort());
});

describe.each(SOURCES)('$seeded.name', ({ seeded, lacks, carried, differs }) => {
  let stories: Map<string, Story>;
  beforeAll(async () => {
    stories = await wholeStories(seeded);
  });

  const same = SEED.filter(({ slug }) => !(slug in differs));
  it.each(same.map((seed) => ({ slug: seed.slug, seed })))(
    'shows $slug as Ghost does',
    ({ seed }) => {
      const [one, other] = [ghost.get(seed.title), stories.get(seed.title)];
      if (!one || !other) throw new Error(`${seed.slug} is not there`);
      const filled = Object.fromEntries(lacks.map((field) => [field, one[field]]));
      expect(htmlOf(comparable({ ...other, ...filled }, seed))).toBe(
        htmlOf(comparable(carried(one), seed)),
      );
    },
  );
});
