import { type Kept, jsonSlices } from './jsonSlices';
import { parseJson } from './parseJson';
import { LIST_MEMBER } from './providerSchema';

/** The provider's answer: a list, `{ "articles": [...] }`, or JSON of any other shape. */
export type FeedBody =
  | {
      kind: 'list' | 'articles';
      /** Each still JSON, which was not parsed yet. */
      entries: readonly Buffer[];
      /** How many entries there are with those that were not kept. */
      total: number;
    }
  | { kind: 'other' };

const OTHER: FeedBody = { kind: 'other' };
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const ARTICLES = new RegExp(String.raw`^\s*"${LIST_MEMBER}"\s*:`);

/** Takes a body apart without parsing its entries; null when it is not JSON. */
export function parseFeedBody(body: Buffer, kept: Kept): FeedBody | null {
  const json = body.subarray(0, 3).equals(BYTE_ORDER_MARK) ? body.subarray(3) : body;
  const outer = jsonSlices(json, kept);
  if (!outer) return isJson(json.toString()) ? OTHER : null;
  const { of, slices, total } = outer;
  if (of === 'array') return { kind: 'list', entries: slices, total };

  const name = (member: Buffer) => ARTICLES.exec(member.toString('latin1', 0, 100))?.[0];
  const articles = slices.findLast(name);
  const others = slices.filter((member) => member !== articles);
  if (!isJson(`{${others.join()}}`)) return null;
  if (!articles) return OTHER;
  const value = articles.subarray(name(articles)?.length);
  const list = jsonSlices(value, kept);
  if (list?.of === 'array') return { kind: 'articles', entries: list.slices, total: list.total };
  return isJson(value.toString()) ? OTHER : null;
}

const isJson = (text: string) => parseJson(text) !== undefined;
