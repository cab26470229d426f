import type { Block, Body } from '@/lib/story/body';

const isText = ({ type }: Block) => type !== 'rule';

/** Rules at a text's top and end part nothing: what stood behind them, as a credit or the lead, has been taken out. */
export function withoutOuterRules(body: Body): Body {
  const [first, last] = [body.findIndex(isText), body.findLastIndex(isText)];
  return first === 0 && last === body.length - 1 ? body : body.slice(Math.max(0, first), last + 1);
}
