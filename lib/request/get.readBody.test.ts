import { Readable } from 'node:stream';
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
