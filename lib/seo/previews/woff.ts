import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646; // wOFF
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * A font file in WOFF 1.0 as the TrueType or OpenType file it was made from: each table inflated,
 * behind a table directory of its own. After "WOFF File Format 1.0" (W3C), sections 3 to 5, and
 * OpenType's "Table Directory".
 * @throws Error when the bytes are not WOFF 1.0 (WOFF 2 is another format)
 */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== SIGNATURE)
    throw new Error('not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const sfnt = Buffer.alloc(woff.readUInt32BE(16));
  const power = Math.floor(Math.log2(count));
  const searchRange = SFNT_ENTRY << power;
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0);
  [count, searchRange, power, count * SFNT_ENTRY - searchRange].forEach((value, at) =>
    sfnt.writeUInt16BE(value, 4 + at * 2),
  );

  let start = SFNT_HEADER + count * SFNT_ENTRY;
  for (let table = 0; table < count; table++) {
    const entry = WOFF_HEADER + table * WOFF_ENTRY;
    const [tag, from, packed] = [
      woff.readUInt32BE(entry),
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
    ];
    const [length, checksum] = [woff.readUInt32BE(entry + 12), woff.readUInt32BE(entry + 16)];
    const stored = woff.subarray(from, from + packed);
    (packed < length ? inflateSync(stored) : stored).copy(sfnt, start);
    [tag, checksum, start, length].forEach((value, at) =>
      sfnt.writeUInt32BE(value, SFNT_HEADER + table * SFNT_ENTRY + at * 4),
    );
    start += padded(length);
  }
  return sfnt;
}
