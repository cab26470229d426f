import type { Block, Body } from '@/lib/story/body';

/** Without those at a text's top and end that `isOuter` names. */
export function withoutOuterBlocks(body: Body, isOuter: (block: Block) => boolean): Body {
  const isContent = (block: Block) => !isOuter(block);
  const [first, last] = [body.findIndex(isContent), body.findLastIndex(isContent)];
  return first === 0 && last === body.length - 1 ? body : body.slice(Math.max(0, first), last + 1);
}

/** Rules there part nothing: what stood behind them, as a credit or the lead, has been taken out. */
export const withoutOuterRules = (body: Body): Body =>
  withoutOuterBlocks(body, ({ type }) => type === 'rule');
