import type { Block, Body } from '@/lib/story/body';

export function withoutOuterBlocks(body: Body, isOuter: (block: Block) => boolean): Body {
  const isContent = (block: Block) => !isOuter(block);
  const [first, last] = [body.findIndex(isContent), body.findLastIndex(isContent)];
  return first === 0 && last === body.length - 1 ? body : body.slice(Math.max(0, first), last + 1);
}

/** A rule at the start or end separates nothing once a credit or the lead picture is gone. */
export const withoutOuterRules = (body: Body): Body =>
  withoutOuterBlocks(body, ({ type }) => type === 'rule');
