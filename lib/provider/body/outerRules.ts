import type { Block, Body } from '@/lib/story/body';

const isContent = ({ type }: Block) => type !== 'rule';

/** Rules at a text's top and end part nothing: what stood behind them, as a credit or the lead, has been taken out. */
export function withoutOuterRules(body: Body): Body {
  const [first, last] = [body.findIndex(isContent), body.findLastIndex(isContent)];
  return first === 0 && last === body.length - 1 ? body : body.slice(Math.max(0, first), last + 1);
}
