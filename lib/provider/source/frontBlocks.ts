import { type Locale, LOCALE_NAMES } from '@/lib/i18n/locales';
import { oncePerList } from '@/lib/oncePerList';
import { type FeaturedStory, writtenIn } from '@/lib/stories/model/story';

/** The blocks that editors can fill, from the top of the front page. */
export const BLOCKS = ['posters', 'breaking', 'featured'] as const;
export type Block = (typeof BLOCKS)[number];

type Stories = readonly FeaturedStory[];

/** No block shows more of one language at first. */
const SHOWN = 10;
/** Slides of a hero that no editor has filled, of each language. */
const SLIDES = 4;
/** A lead and five rows: the least that fills breaking news without stories in another language. */
const BREAKING = 6;

export const isIn = (story: FeaturedStory, locale: Locale) => writtenIn(story) === locale;

/** So many of each language, in the order given. */
function firstOfEach(stories: Stories, count: number): Stories {
  const first = LOCALE_NAMES.flatMap((locale) =>
    stories.filter((story) => isIn(story, locale)).slice(0, count),
  );
  return stories.filter((story) => first.includes(story));
}

/** The stories with a picture, or all where none has one. */
function pictured(stories: Stories): Stories {
  const chosen = stories.filter(({ picture }) => picture !== null);
  return chosen.length > 0 ? chosen : stories;
}

const picturedFirst = (stories: Stories): Stories =>
  stories.toSorted((a, b) => Number(a.picture === null) - Number(b.picture === null));

/** Those that stand on the page last; before them the others, in the order given. */
function repeatedLast(stories: Stories, standing: Stories): Stories {
  // Of those that stand already, the last to be seen is repeated first.
  const places = new Map(standing.map(({ id }, at) => [id, at] as const).reverse());
  const placeOf = ({ id }: FeaturedStory) => places.get(id) ?? standing.length;
  return stories.toSorted((a, b) => placeOf(b) - placeOf(a));
}

/** What an editor would choose of the newest, where these stories stand on the page already. */
const CHOICE: Record<Block, (newest: Stories, standing: Stories) => Stories> = {
  posters: (newest, standing) => firstOfEach(repeatedLast(pictured(newest), standing), SLIDES),
  breaking: (newest, standing) => firstOfEach(repeatedLast(newest, standing), BREAKING),
  featured: (newest, standing) => repeatedLast(picturedFirst(newest), standing),
};

/**
 * The blocks of the front page out of what editors have put into them. The newest stories fill those
 * that are empty, from the top, with what no other block shows. A story stands in two blocks only
 * where there are too few.
 */
export const frontBlocks = oncePerList(
  (newest: Stories, ...filled: readonly Stories[]): Readonly<Record<Block, Stories>> => {
    const [posters = [], breaking = [], featured = []] = filled;
    const blocks: Record<Block, Stories> = { posters, breaking, featured };
    const standing = filled.flatMap((stories) => firstOfEach(stories, SHOWN));
    for (const block of BLOCKS) {
      if (blocks[block].length > 0) continue;
      blocks[block] = CHOICE[block](newest, standing);
      for (const story of firstOfEach(blocks[block], SHOWN)) standing.push(story);
    }
    return blocks;
  },
);
