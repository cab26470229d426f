import fc from 'fast-check';
import { jsonSlices, type Kept } from './jsonSlices';

const all: Kept = { end: 'first', limit: 1000 };
const cut = (json: string, kept = all) => {
  const found = jsonSlices(Buffer.from(json), kept);
  return found && { ...found, slices: found.slices.map(String) };
};

it.each([
  ['[]', 'array', []],
  [' [ ] ', 'array', []],
  ['{}', 'object', []],
  ['[1]', 'array', ['1']],
  ['[1, "two" ,null]', 'array', ['1', ' "two" ', 'null']],
  ['[[1,2],{"a":[3,4]}]', 'array', ['[1,2]', '{"a":[3,4]}']],
  ['["a,b","]","\\"],","\\\\"]', 'array', ['"a,b"', '"]"', '"\\"],"', '"\\\\"']],
  ['["बारिश, पुल"]', 'array', ['"बारिश, पुल"']],
  ['{"a":1,"b":[2,3]}', 'object', ['"a":1', '"b":[2,3]']],
])('%s is an %s of %j', (json, of, slices) => {
  expect(cut(json)).toEqual({ of, slices, total: slices.length });
});

it.each([
  ['1'],
  ['"[]"'],
  ['null'],
  [''],
  ['[1'],
  ['["a]'],
  ['[1}'],
  ['{"a":1]'],
  ['[1][2]'],
  ['[1] x'],
])('%s is neither or cut off', (json) => {
  expect(cut(json)).toBeNull();
});

it.each([
  ['first', 2, ['1', '2']],
  ['last', 2, ['4', '5']],
  ['first', 5, ['1', '2', '3', '4', '5']],
  ['last', 9, ['1', '2', '3', '4', '5']],
] as const)('keeps the %s %d of five', (end, limit, slices) => {
  expect(cut('[1,2,3,4,5]', { end, limit })).toEqual({ of: 'array', slices, total: 5 });
});

it.each(['first', 'last'] as const)('keeps the %s of a list that is far longer', (end) => {
  const list = Array.from({ length: 1000 }, (_, at) => at);
  const slices = (end === 'first' ? list.slice(0, 3) : list.slice(-3)).map(String);
  expect(cut(JSON.stringify(list), { end, limit: 3 })).toEqual({
    of: 'array',
    slices,
    total: 1000,
  });
});

it('cuts any list where JSON has its elements', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 2, '\t'), (list, space) => {
      const { slices } = cut(JSON.stringify(list, null, space)) ?? {};
      expect(slices?.map((slice) => JSON.parse(slice))).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});
