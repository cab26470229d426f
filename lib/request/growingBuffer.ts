import 'server-only';
import { TimeSlices } from '@/lib/timeSlices';

const SPARE_BYTES = 64_000;
const COPIED_BYTES = 1_000_000;

/** Joins pieces as they arrive: joining 60 MB at the end would hold them twice. */
export class GrowingBuffer {
  #bytes: Buffer | null = null;
  #length = 0;
  readonly #slices = new TimeSlices();

  constructor(private readonly expectedBytes: number) {}

  async add(piece: Uint8Array): Promise<void> {
    const end = this.#length + piece.byteLength;
    await this.#copy(piece, await this.#room(end), this.#length);
    this.#length = end;
  }

  /**
   * Copies short bodies, so that they hold neither a larger buffer nor Node's pool, which is 64 KB
   * from Node 24 on.
   */
  whole(): Buffer {
    const whole = (this.#bytes ?? Buffer.alloc(0)).subarray(0, this.#length);
    if (this.#length > COPIED_BYTES) return whole;
    const copy = Buffer.allocUnsafeSlow(this.#length);
    copy.set(whole);
    return copy;
  }

  /** Allocates spare memory, which costs nothing until it is written. */
  async #room(length: number): Promise<Buffer> {
    const before = this.#bytes;
    if (before && before.byteLength >= length) return before;
    const size = before ? 2 * length : Math.max(length, this.expectedBytes + SPARE_BYTES);
    const bytes = Buffer.allocUnsafeSlow(size);
    if (before) await this.#copy(before.subarray(0, this.#length), bytes, 0);
    this.#bytes = bytes;
    return bytes;
  }

  /** Copies in slices, because 60 MB at once block for 0.2 s. */
  async #copy(from: Uint8Array, into: Buffer, at: number): Promise<void> {
    for (let start = 0; start < from.byteLength; start += COPIED_BYTES) {
      if (this.#slices.isOver()) await this.#slices.next();
      into.set(from.subarray(start, start + COPIED_BYTES), at + start);
    }
  }
}
