import { BODY_LIMITS } from '@/lib/provider/source/limits';

/** What costs more than a paragraph, an item, a cell or a line break, which are a part each. */
const PARTS = { link: 8, media: 40 } as const;

type Measure = 'text' | 'parts' | 'visits';

/**
 * What may still be read and written of one body; shared by all that read it. Once any of it is
 * spent, reading ends, and the blocks that are whole by then are all there is.
 */
export class Budget {
  readonly #left: Record<Measure, number> = {
    text: BODY_LIMITS.text,
    parts: BODY_LIMITS.parts,
    visits: BODY_LIMITS.visits,
  };
  #isSpent = false;
  /** Whether any block was written. */
  hasBlocks = false;

  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** How often a node was looked at. */
  get visits(): number {
    return BODY_LIMITS.visits - this.#left.visits;
  }

  /** How much text there is room for, in UTF-16 units. */
  get text(): number {
    return this.#left.text;
  }

  /** Takes some of what is left; false when there is less, and then nothing is left of anything. */
  take(measure: Measure, count = 1): boolean {
    if (this.#left[measure] < count) this.#isSpent = true;
    else this.#left[measure] -= count;
    return !this.#isSpent;
  }

  /** Takes room for a link or a file, whose URL is text of the page too. */
  takeUrl(kind: keyof typeof PARTS, url: string): boolean {
    return this.take('parts', PARTS[kind]) && this.take('text', url.length);
  }

  /** Ends the reading: what follows was not parsed. */
  spend(): void {
    this.#isSpent = true;
  }
}
