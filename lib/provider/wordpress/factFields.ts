import { z } from 'zod';
import { textOf } from '@/lib/provider/body/html/textOf';
import { momentOf } from '@/lib/provider/source/momentOf';
import { CARD_FACTS, FACTS, type GivenFacts, storyFacts } from '@/lib/provider/source/storyFacts';
import type { SiteFacts } from './siteFacts';

/**
 * The fields of `FACTS` as newsrooms add them: by Advanced Custom Fields with "Show in REST API"
 * (`acf`), or by `register_post_meta` (`meta`).
 */

/** Plug-ins for search add to `meta` (`headSchema`). */
export const acfSchema = z.object(FACTS).nullish().catch(null);

const named = (facts: object) =>
  ['acf', 'meta'].flatMap((group) => Object.keys(facts).map((name) => `${group}.${name}`)).join();

export const FACT_FIELDS = { card: named(CARD_FACTS), all: named(FACTS) } as const;

type Given = { acf?: GivenFacts | null; meta?: GivenFacts | null | undefined };

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
