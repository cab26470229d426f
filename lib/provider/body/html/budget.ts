import { BODY_LIMITS } from '@/lib/provider/source/limits';

const PARTS = { link: 8, media: 40 } as const;

type Measure = 'text' | 'parts' | 'visits';

export class Budget {
  readonly #left: Record<Measure, number> = {
    text: BODY_LIMITS.text,
    parts: BODY_LIMITS.parts,
    visits: BODY_LIMITS.visits,
  };
  #isSpent = false;
  hasBlocks = false;

  get isSpent(): boolean {
    return this.#isSpent;
  }

  get visits(): number {
    return BODY_LIMITS.visits - this.#left.visits;
  }

  get text(): number {
    return this.#left.text;
  }

  take(measure: Measure, count = 1): boolean {
    if (this.#left[measure] < count) this.#isSpent = true;
    else this.#left[measure] -= count;
    return !this.#isSpent;
  }

  /** URLs also count as text, because they add to the page's bytes. */
  takeUrl(kind: keyof typeof PARTS, url: string): boolean {
    return this.take('parts', PARTS[kind]) && this.take('text', url.length);
  }

  spend(): void {
    this.#isSpent = true;
  }
}
