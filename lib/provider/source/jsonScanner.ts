/** `parts` counts lists, objects, commas and colons, the cost of `JSON.parse`. */
export type Value = { start: number; end: number; parts: number };

export type Scan<T> = Generator<void, T>;
const STEP_BYTES = 500_000;
/** A limit, because finding 64 MB of two-byte entries takes seconds. */
const VALUES = 1_000_000;
/** Each value takes as long to scan as this many extra bytes. */
const VALUE_BYTES = 100;

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const LIST = 0x5b;
export const LIST_END = 0x5d;
export const OBJECT = 0x7b;
export const OBJECT_END = 0x7d;
const BACKSLASH = 0x5c;

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

export class JsonScanner {
  at = 0;
  #pause = STEP_BYTES;
  #values = 0;

  constructor(readonly body: Uint8Array) {
    if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) this.at = 3;
  }

  *step(): Scan<void> {
    if (this.at < this.#pause) return;
    this.#pause = this.at + STEP_BYTES;
    yield;
  }

  *peek(): Scan<number | undefined> {
    while (isSpace(this.body[this.at])) {
      this.at++;
      if (this.at >= this.#pause) yield* this.step();
    }
    return this.body[this.at];
  }

  *take(byte: number): Scan<boolean> {
    const isNext = (yield* this.peek()) === byte;
    if (isNext) this.at++;
    return isNext;
  }

  *value(): Scan<Value | null> {
    const first = yield* this.peek();
    if (++this.#values > VALUES) throw new RangeError(`body of more than ${VALUES} values`);
    this.#pause -= VALUE_BYTES;
    const start = this.at;
    const parts = first === LIST || first === OBJECT ? yield* this.#nested() : yield* this.#plain();
    return parts === null || this.at === start ? null : { start, end: this.at, parts };
  }

  *#nested(): Scan<number | null> {
    const { body } = this;
    let parts = 0;
    for (let depth = 0; this.at < body.length;) {
      const byte = body[this.at];
      if (byte === QUOTE) {
        if (!(yield* this.#text())) return null;
        continue;
      }
      this.at++;
      if (byte === COMMA || byte === COLON) parts++;
      else if (byte === LIST || byte === OBJECT) {
        parts++;
        depth++;
      } else if ((byte === LIST_END || byte === OBJECT_END) && --depth === 0) return parts;
      if (this.at >= this.#pause) yield* this.step();
    }
    return null;
  }

  *#plain(): Scan<number | null> {
    const { body } = this;
    if (body[this.at] === QUOTE) return (yield* this.#text()) ? 0 : null;
    for (; this.at < body.length; this.at++) {
      const byte = body[this.at];
      if (byte === COMMA || byte === LIST_END || byte === OBJECT_END || isSpace(byte)) break;
      if (this.at >= this.#pause) yield* this.step();
    }
    return 0;
  }

  *#text(): Scan<boolean> {
    const { body } = this;
    for (let at = this.at + 1; at < body.length;) {
      const stop = Math.min(body.length, at + STEP_BYTES);
      for (; at < stop; at++) {
        const byte = body[at];
        if (byte === BACKSLASH) at++;
        else if (byte === QUOTE) {
          this.at = at + 1;
          return true;
        }
      }
      this.at = at;
      yield* this.step();
    }
    return false;
  }
}
