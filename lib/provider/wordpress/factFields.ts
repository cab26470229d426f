import { z } from 'zod';
import { textOf } from '@/lib/provider/body/html/textOf';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { momentOf } from '@/lib/provider/source/momentOf';
import { truncatedText, optional } from '@/lib/provider/source/schemaText';
import { CARD_FACTS, FACTS, type GivenFacts, storyFacts } from '@/lib/provider/source/storyFacts';
import type { SiteFacts } from './siteFacts';

/** From Advanced Custom Fields with "Show in REST API" (`acf`) or `register_post_meta` (`meta`). */

const deck = optional(truncatedText(TEXT_LIMITS.summary));
/** Newspack's name and others in use. */
export const DECKS = {
  newspack_post_subtitle: deck,
  subtitle: deck,
  sub_title: deck,
  subheading: deck,
  sub_heading: deck,
  standfirst: deck,
  strapline: deck,
  deck,
  dek: deck,
};
const decks = z.object(DECKS).keyof().options;

/** Plug-ins for search add to `meta` (`headSchema`). */
export const acfSchema = z
  .object({ ...FACTS, ...DECKS })
  .nullish()
  .catch(null);

const named = (facts: object) =>
  ['acf', 'meta'].flatMap((group) => Object.keys(facts).map((name) => `${group}.${name}`)).join();

export const FACT_FIELDS = {
  card: named({ ...CARD_FACTS, ...DECKS }),
  all: named({ ...FACTS, ...DECKS }),
} as const;

type Given = { acf?: GivenFacts | null; meta?: GivenFacts | null | undefined };

type Decks = Partial<Record<keyof typeof DECKS, string | undefined>> | null | undefined;

export const deckOf = ({ acf, meta }: { acf?: Decks; meta?: Decks }): string | undefined =>
  decks.map((name) => acf?.[name] ?? meta?.[name]).find(Boolean);

export function postFacts({ acf, meta }: Given, { timeZone }: SiteFacts, base: string) {
  const known = Object.entries(acf ?? {}).filter(([, value]) => value !== undefined);
  return storyFacts(
    { ...meta, ...Object.fromEntries(known) },
    {
      moment: (given) => momentOf([given], '/posts', timeZone),
      plain: (text) => textOf(text).trim(),
      base,
    },
  );
}
