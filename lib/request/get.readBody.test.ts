import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { BodyTooLong, readBody } from './get';

/** An answer whose body comes in these pieces. */
const sending = (...pieces: string[]) => ({
  status: 200,
  ok: true,
  header: () => null,
  body: Readable.from(
    pieces.map((piece) => Buffer.from(piece)),
    { objectMode: false },
  ),
});
const KNOWN = Buffer.from('[1,2,3]');

it.each([
  [['[1,', '2,3]'], true, '[1,2,3]'],
  [['[1,2,3]'], true, '[1,2,3]'],
  [['[1,', '2,4]'], false, '[1,2,4]'],
  [['[2,', '2,3]'], false, '[2,2,3]'],
  [['[1,', '2,3', ',4]'], false, '[1,2,3,4]'],
  [['[1,', '2,3]', '   '], false, '[1,2,3]   '],
  [['[1,', '2'], false, '[1,2'],
  [[''], false, ''],
  [[], false, ''],
])('reads %j, the same bytes as before: %s', async (pieces, isSame, expected) => {
  const body = await readBody(sending(...pieces), { limitBytes: 20, known: KNOWN });
  expect(body.toString()).toBe(expected);
  expect(body === KNOWN).toBe(isSame);
});

it('reads what was never sent before', async () => {
  const body = await readBody(sending('पु', 'ल'), { limitBytes: 20 });
  expect(body.toString()).toBe('पुल');
});

it.each([
  ['anew', null],
  ['after the same bytes', KNOWN],
])('takes a body up to its limit, %s', async (_, known) => {
  const body = await readBody(sending('[1,2', ',3]'), { limitBytes: 7, known });
  expect(body.toString()).toBe('[1,2,3]');
  await expect(readBody(sending('[1,2', ',3]'), { limitBytes: 6, known })).rejects.toThrow(
    new BodyTooLong('body over 6 bytes'),
  );
});

it.each([
  ['anew', null],
  ['after the beginning of the known one', Buffer.from('a'.repeat(150_000))],
])('keeps all of a body that outgrows its room, %s', async (_, known) => {
  const pieces = [...'aabcdefgh'].map((letter) => letter.repeat(70_000));
  const body = await readBody(sending(...pieces), { limitBytes: 1_000_000, known });
  expect(body.toString() === pieces.join('')).toBe(true);
});

it('holds little more memory than a short body needs', async () => {
  const body = await readBody(sending('x'.repeat(20_000)), { limitBytes: 1_000_000 });
  expect(body.buffer.byteLength).toBe(20_000);
});

it('puts a long body together in turns, so that others are answered in between', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10)); // each look ends a turn
  let turns = 0;
  let isRead = false;
  const count = () => (isRead ? undefined : (turns++, setImmediate(count)));
  count();
  await readBody(sending('x'.repeat(5_000_000)), { limitBytes: 5_000_000 });
  isRead = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});

describe('a body that is packed without a word of it', () => {
  const packed = (text: string) => ({
    ...sending(),
    body: Readable.from([gzipSync(text)], { objectMode: false }),
  });

  it('is unpacked, and is the known one where it is the same', async () => {
    const body = await readBody(packed('[1,2,4]'), { limitBytes: 100, known: KNOWN });
    expect(body.toString()).toBe('[1,2,4]');
    expect(await readBody(packed('[1,2,3]'), { limitBytes: 100, known: KNOWN })).toBe(KNOWN);
  });

  it('is no longer than its limit', async () => {
    await expect(readBody(packed('0'.repeat(5_000)), { limitBytes: 4_999 })).rejects.toThrow(
      new BodyTooLong('body over 4999 bytes'),
    );
  });

  it('fails where it is damaged', async () => {
    const body = Readable.from([gzipSync('[1]').subarray(0, 12)], { objectMode: false });
    await expect(readBody({ ...sending(), body }, { limitBytes: 100 })).rejects.toThrow();
  });
});
