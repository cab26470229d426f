import { z } from 'zod';
import { CONTAINERS } from './limits';
import { LIST_MEMBER } from './providerSchema';

/** The provider's answer: a list, `{ "articles": [...] }`, or JSON of any other shape. */
export type FeedBody = { kind: 'list' | 'articles'; entries: unknown[] } | { kind: 'other' };

const listSchema = z.array(z.unknown());
const articlesSchema = z.object({ [LIST_MEMBER]: listSchema });

/**
 * Parses a body, but validates none of its entries; null when it is not JSON.
 *
 * @throws RangeError when parsing it would take far more memory than its bytes
 */
export function parseFeedBody(body: Buffer): FeedBody | null {
  if (countOf('[', body) + countOf('{', body) > CONTAINERS)
    throw new RangeError(`body of more than ${CONTAINERS} lists and objects`);
  let json: unknown;
  try {
    // Unlike `toString`, a decoder leaves out the byte order mark, which JSON.parse refuses.
    json = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
  const list = listSchema.safeParse(json).data;
  if (list) return { kind: 'list', entries: list };
  const entries = articlesSchema.safeParse(json).data?.[LIST_MEMBER];
  return entries ? { kind: 'articles', entries } : { kind: 'other' };
}

function countOf(char: string, body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(char); at >= 0 && count <= CONTAINERS; at = body.indexOf(char, at + 1))
    count++;
  return count;
}
