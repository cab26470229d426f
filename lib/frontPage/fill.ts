type Identified = { id: string };

export type Wanted<T> = {
  candidates: readonly T[];
  count: number | 'rest';
  least: number;
  /** Chosen individually by editors: never dropped, even if shown elsewhere. */
  isChosen?: boolean;
};

/**
 * A public broadcaster's front pages show 52 different stories in the median (its 42 published
 * fixtures).
 */
export const PAGE_STORIES = 56;

const REST = { least: 6, most: 40 };

/**
 * Fills blocks without repeating a story, or one that editors chose above (`chosen`). The block
 * with fewest candidates chooses first, so that none stays empty.
 *
 * @param awaited the number of stories that late blocks above will show
 */
export function fill<T extends Identified>(
  blocks: readonly Wanted<T>[],
  chosen: Iterable<string>,
  awaited = 0,
): readonly (readonly T[])[] {
  const taken = new Set(chosen);
  const lists: (readonly T[])[] = blocks.map(() => []);
  for (const at of inTurn(blocks)) {
    const block = blocks[at];
    if (!block) continue;
    const count = block.count === 'rest' ? restOf(taken.size + awaited) : block.count;
    const stories = block.candidates
      .filter(({ id }) => block.isChosen || !taken.has(id))
      .slice(0, count);
    if (stories.length < block.least) continue;
    stories.forEach(({ id }) => taken.add(id));
    lists[at] = stories;
  }
  return lists;
}

const restOf = (taken: number) => Math.min(REST.most, Math.max(REST.least, PAGE_STORIES - taken));

const rank = ({ isChosen, count }: Wanted<unknown>) => (isChosen ? 0 : count === 'rest' ? 2 : 1);

const inTurn = (blocks: readonly Wanted<unknown>[]): number[] =>
  blocks
    .map((block, at) => ({ at, rank: rank(block), choice: block.candidates.length }))
    .sort((a, b) => a.rank - b.rank || a.choice - b.choice)
    .map(({ at }) => at);
