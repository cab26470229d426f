import { ENTRIES, ENTRY_LIMITS } from './limits';
import { type End, parseFeedBody } from './readList';

async function parse(body: string, keep?: End) {
  const answer = await parseFeedBody(Buffer.from(body), 'articles', keep);
  if (answer === null || answer.kind === 'other') return answer?.kind ?? null;
  const { kind, total, raw } = answer;
  const entries = raw.map((entry) => (entry === null ? 'too large' : answer.parse([entry])[0]));
  return { kind, total, entries };
}

it.each([
  ['[]', { kind: 'list', total: 0, entries: [] }],
  [' [ ] ', { kind: 'list', total: 0, entries: [] }],
  ['[{"id":1},{"id":2}]', { kind: 'list', total: 2, entries: [{ id: 1 }, { id: 2 }] }],
  ['\uFEFF[1]', { kind: 'list', total: 1, entries: [1] }],
  [
    '[ "a]\\",[" , [[],{"}":"\\\\"}]\n,null]',
    { kind: 'list', total: 3, entries: ['a]",[', [[], { '}': '\\' }], null] },
  ],
  ['{"articles":[]}', { kind: 'member', total: 0, entries: [] }],
  ['{"total":2,"articles":[1,[2]],"next":null}', { kind: 'member', total: 2, entries: [1, [2]] }],
  ['{"\\u0061rticles":[1]}', { kind: 'member', total: 1, entries: [1] }],
  // Of templates.
  ['[{"a":[1,],"b":"x,]",},]', { kind: 'list', total: 1, entries: [{ a: [1], b: 'x,]' }] }],
  [
    '{"articles":["a\n\tb","c\\"\nd"],}',
    { kind: 'member', total: 2, entries: ['a\n\tb', 'c"\nd'] },
  ],
  ['{"articles":{"a":1}}', 'other'],
  ['{"articles":7}', 'other'],
  ['{"Articles":[1]}', 'other'],
  ['{"data":{"articles":[1]}}', 'other'],
  ['{}', 'other'],
  ['null', 'other'],
  ['"down"', 'other'],
  ['7', 'other'],
])('%s is %j', async (body, expected) => {
  expect(await parse(body)).toEqual(expected);
});

it.each([
  [''],
  ['<!doctype html><p>Down for maintenance</p>'],
  ['[{"id": 1, "title": "Ra'],
  ['[1] 2'],
  ['[,]'],
  ['[1 2]'],
  ['[1]]'],
  ['{"articles":[1'],
  ['{"articles":[1]'],
  ['{articles:[1]}'],
  ['{"articles"[1]}'],
  ['{"a":1,}'],
  ['"a'],
])('%s is not JSON', async (body) => {
  expect(await parse(body)).toBeNull();
});

it('gives the other members of an object', async () => {
  const answer = await parseFeedBody(
    Buffer.from('{"meta":{"total":7},"articles":[],"broken":[1}}'),
    'articles',
  );
  expect(['meta', 'broken', 'none'].map((name) => answer?.member(name))).toEqual([
    { total: 7 },
    undefined,
    undefined,
  ]);
});

it.each([
  ['first', 0],
  ['last', 900_000 - ENTRIES],
] as const)('of 900,000 entries the %s are read', async (end, from) => {
  const body = JSON.stringify(Array.from({ length: 900_000 }, (_, at) => at));
  const answer = await parseFeedBody(Buffer.from(body), '', end);
  expect(answer?.kind === 'list' && [answer.total, answer.raw.length]).toEqual([900_000, ENTRIES]);
  expect(answer?.kind === 'list' && answer.raw[0]?.toString()).toBe(String(from));
});

it('more values than any answer has are not looked for', async () => {
  await expect(parse(`[${'1,'.repeat(1_000_001)}1]`)).rejects.toThrow(RangeError);
});

describe('an entry that would take the parser too long costs itself alone', () => {
  const { bytes, parts } = ENTRY_LIMITS;
  it.each([
    ['nested lists', '['.repeat(parts + 1) + ']'.repeat(parts + 1)],
    ['empty objects', `[${'{},'.repeat(parts)}1]`],
    ['members', `{${'"a":1,'.repeat(parts)}"b":1}`],
    ['a long text', JSON.stringify('a'.repeat(bytes))],
  ])('%s', async (_, entry) => {
    expect(await parse(`[1,${entry},2]`)).toEqual({
      kind: 'list',
      total: 3,
      entries: [1, 'too large', 2],
    });
  });
});
