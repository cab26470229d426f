import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sfntFromWoff } from './woff';

const packaged = (ending: string) =>
  readFileSync(
    join(
      process.cwd(),
      'node_modules/@fontsource/noto-sans-devanagari/files',
      `noto-sans-devanagari-devanagari-700-normal.${ending}`,
    ),
  );

/**
 * OpenType's "Calculating checksums": the sum of a table's big-endian words, modulo 2³². `head`
 * holds one of the whole file.
 */
const sumOf = (table: Buffer) => {
  const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

describe('sfntFromWoff', () => {
  const font = sfntFromWoff(packaged('woff'));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    return {
      start,
      tag: font.toString('latin1', entry, entry + 4),
      checksum: font.readUInt32BE(entry + 4),
      bytes: font.subarray(start, start + length),
    };
  });

  it('is TrueType with the tables a shaper needs', () => {
    expect(font.readUInt32BE(0)).toBe(0x00010000);
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['GDEF', 'GPOS', 'GSUB', 'cmap', 'glyf', 'head', 'name']),
    );
  });

  it('has every table whole, by its own checksum', () => {
    const checked = tables.filter(({ tag }) => tag !== 'head');
    expect(checked.map(({ tag, bytes }) => [tag, sumOf(bytes)])).toEqual(
      checked.map(({ tag, checksum }) => [tag, checksum]),
    );
  });

  it('starts each table at a multiple of four bytes', () => {
    expect(tables.filter(({ start }) => start % 4 !== 0)).toEqual([]);
  });

  it('searches its directory by halves: 15 tables, so 8 at once', () => {
    expect([6, 8, 10].map((at) => font.readUInt16BE(at))).toEqual([128, 3, 112]);
  });

  it.each([
    ['WOFF 2', packaged('woff2')],
    ['nothing', Buffer.alloc(0)],
    [
      'an HTML page',
      Buffer.from('<!doctype html><title>Not here, and long enough for a header</title>'),
    ],
  ])('refuses %s', (_, bytes) => {
    expect(() => sfntFromWoff(bytes)).toThrow('not a WOFF 1.0 file');
  });
});
