/** Work on a text that yields after each window of it. */
export type Scan<T> = Generator<void, T>;

export const WINDOW = 250_000;

/** Comments and CDATA sections of a text, in which nothing is markup. */
export class Sections {
  /** Marks that do not come again: what was opened is never looked for twice. */
  readonly #missing = new Set<string>();

  constructor(private readonly text: string) {}

  /** Where a section that begins here ends; null where none does, or it has no end. */
  *endAt(at: number): Scan<number | null> {
    if (this.text.startsWith('<!--', at)) return yield* this.#behind('-->', at + 4);
    if (this.isCdata(at)) return yield* this.#behind(']]>', at + CDATA.length);
    return null;
  }

  isCdata(at: number): boolean {
    return this.text.startsWith(CDATA, at);
  }

  *#behind(mark: string, from: number): Scan<number | null> {
    if (this.#missing.has(mark)) return null;
    for (let start = from; start < this.text.length; start += WINDOW) {
      const at = this.text.slice(start, start + WINDOW + mark.length - 1).indexOf(mark);
      if (at >= 0) return start + at + mark.length;
      yield;
    }
    this.#missing.add(mark);
    return null;
  }
}

const CDATA = '<![CDATA[';

/** A tag to its end, as the parser finds it: a bracket in a quoted value does not end it. */
const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>?/y;
/** A start tag with more than that is none of a feed. */
const TAG_LENGTH = 10_000;

/** The tag that begins here; null where it has no end within reason. */
export function tagAt(text: string, at: number): string | null {
  TAG.lastIndex = 0;
  const [tag] = TAG.exec(text.slice(at, at + TAG_LENGTH)) ?? [];
  return tag?.endsWith('>') ? tag : null;
}

/**
 * How long the tags of an item are without their quoted values, which is what parsing them takes:
 * names of elements and attributes, up to 1 µs a character.
 */
export function* markupLength(item: string): Scan<number> {
  const sections = new Sections(item);
  let length = 0;
  for (let at = item.indexOf('<'); at >= 0; at = item.indexOf('<', at)) {
    const end = yield* sections.endAt(at);
    if (end === null) {
      TAG.lastIndex = at;
      const [tag = '<'] = TAG.exec(item) ?? [];
      length += tag.replace(QUOTED, '').length;
      at += tag.length;
    } else at = end;
  }
  return length;
}

const QUOTED = /"[^"]*"|'[^']*'/g;
