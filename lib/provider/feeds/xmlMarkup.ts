/** A CDATA section with text; one that begins with a URL is an element's value. */
export const CDATA_SECTION = /<!\[CDATA\[(?!\s{0,20}https?:)[^\]]*(?:\](?!\]>)[^\]]*)*\]\]>/g;

export type Scan<T> = Generator<void, T>;

export const WINDOW = 250_000;

export class Sections {
  /** Remembers absent end marks, because repeated searches would be quadratic. */
  readonly #missing = new Set<string>();

  constructor(private readonly text: string) {}

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

/** Matches the XML parser: a `>` in a quoted value does not end the tag. */
const TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>?/y;
const TAG_LENGTH = 10_000;

export function tagAt(text: string, at: number): string | null {
  TAG.lastIndex = 0;
  const [tag] = TAG.exec(text.slice(at, at + TAG_LENGTH)) ?? [];
  return tag?.endsWith('>') ? tag : null;
}

/** Tag length without quoted values, the measure of parse time: up to 1 µs a character. */
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
