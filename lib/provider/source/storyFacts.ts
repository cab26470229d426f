import { z } from 'zod';
import type { Correction, FactCheck, FeaturedStory, Story } from '@/lib/story/story';
import { durationSeconds } from './duration';
import { httpUrl } from './httpUrl';
import { FIGURE_LIMIT, HIGHLIGHT_LIMIT, HIGHLIGHTS, STORY_LISTS, TEXT_LIMITS } from './limits';
import { ratingOf } from './rating';
import {
  truncatedText,
  entriesOf,
  limitedText,
  optional,
  orString,
  optionalUrl,
} from './schemaText';

/** Names that every source uses (docs/adopt.md); wrong types count as missing. */

const text = (field: keyof typeof TEXT_LIMITS) => truncatedText(TEXT_LIMITS[field]);
const figure = optional(z.union([limitedText(FIGURE_LIMIT), z.number()]));

const correction = orString('text', z.object({ text: text('correction'), timestamp: figure }));
const keyPoint = orString('text', z.object({ text: truncatedText(HIGHLIGHT_LIMIT) })).transform(
  (given) => given.text,
);
const linesOf = (given: unknown) => (typeof given === 'string' ? given.split(/[\r\n]+/) : given);

const factCheck = z.object({
  claim: text('claim'),
  claimant: optional(text('author')),
  rating: text('author'),
  url: optionalUrl,
});

export const CARD_FACTS = {
  rating: figure,
  duration: figure,
  photoCount: figure,
};

const TEXTS = {
  dateline: optional(text('dateline')),
  agency: optional(text('agency')),
} satisfies { [name in keyof Story & keyof typeof TEXT_LIMITS]?: unknown };
const textNames = z.object(TEXTS).keyof().options;

export const FACTS = {
  ...CARD_FACTS,
  keyPoints: optional(z.preprocess(linesOf, entriesOf(keyPoint, HIGHLIGHTS))),
  corrections: optional(entriesOf(correction, STORY_LISTS.corrections)),
  factCheck: optional(factCheck),
  ...TEXTS,
};

const factsSchema = z.object(FACTS);
export type GivenFacts = Partial<z.output<typeof factsSchema>>;

type Reading = {
  moment: (given: string | number) => string | null;
  /** Strips markup, if the source's texts may contain any. */
  plain?: (text: string) => string;
  base: string;
};

const asIs = (given: string) => given;

export function storyFacts(
  given: GivenFacts,
  { moment, plain = asIs, base }: Reading,
): Pick<
  Story,
  'rating' | 'seconds' | 'pictureCount' | 'corrections' | 'factCheck' | keyof typeof TEXTS
> &
  Partial<Pick<Story, 'highlights'>> {
  const rating = given.rating === undefined ? null : ratingOf(given.rating);
  const seconds = given.duration === undefined ? null : durationSeconds(given.duration);
  const pictureCount = pictureCountOf(given.photoCount);
  const corrections = (given.corrections ?? []).flatMap(
    ({ text: said, timestamp }): Correction[] => {
      const words = plain(said);
      const at = timestamp === undefined ? null : moment(timestamp);
      return words ? [{ text: words, ...(at && { at }) }] : [];
    },
  );
  const highlights = [...new Set((given.keyPoints ?? []).map(plain))].filter(Boolean);
  const checked = given.factCheck && factCheckOf(given.factCheck, plain, base);
  return {
    ...(rating && { rating }),
    ...(seconds && { seconds }),
    ...(pictureCount && { pictureCount }),
    ...(highlights.length > 0 && { highlights }),
    ...(corrections.length > 0 && { corrections }),
    ...(checked && { factCheck: checked }),
    ...textsOf(given, plain),
  };
}

/** Views add their own separator after a dateline. */
const SIGN_BEHIND = /[\s:–—-]{1,5}$/;

function textsOf(given: GivenFacts, plain: (text: string) => string) {
  const texts: Pick<Story, keyof typeof TEXTS> = {};
  for (const name of textNames) {
    const words = plain(given[name] ?? '').replace(SIGN_BEHIND, '');
    if (words) texts[name] = words;
  }
  return texts;
}

function factCheckOf(
  { claim, claimant, rating, url }: z.output<typeof factCheck>,
  plain: (text: string) => string,
  base: string,
): FactCheck | null {
  const [words, verdict, name] = [plain(claim), plain(rating), claimant && plain(claimant)];
  const page = httpUrl(url, base);
  return words && verdict
    ? { claim: words, verdict, ...(name && { claimant: name }), ...(page && { url: page }) }
    : null;
}

const PICTURES = 1_000;

function pictureCountOf(given: string | number | undefined): number | null {
  const count = Number(given);
  return Number.isInteger(count) && count > 0 && count <= PICTURES ? count : null;
}

export const latestOf = (...moments: (string | null | undefined)[]): string | null =>
  moments
    .flatMap((moment) => moment ?? [])
    .sort()
    .at(-1) ?? null;

type Change = {
  publishedAt: string | null;
  modifiedAt: string | null;
  corrections?: Story['corrections'];
};

export function changeOf({
  publishedAt,
  modifiedAt,
  corrections = [],
}: Change): Pick<Story, 'modifiedAt'> {
  const last = latestOf(modifiedAt, ...corrections.map(({ at }) => at));
  return last && last >= (publishedAt ?? '') ? { modifiedAt: last } : {};
}

export const STORY_DEFAULTS = {
  place: null,
  views: null,
  videoUrl: null,
  youtubeId: null,
  highlights: [],
  priority: 1,
} satisfies Partial<FeaturedStory>;
