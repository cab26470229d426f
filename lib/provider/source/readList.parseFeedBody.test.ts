import { CONTAINERS } from './limits';
import { parseFeedBody } from './readList';

const parse = (body: string) => parseFeedBody(Buffer.from(body), 'articles');

it.each([
  ['[]', { kind: 'list', entries: [] }],
  ['[{"id":1},{"id":2}]', { kind: 'list', entries: [{ id: 1 }, { id: 2 }] }],
  ['\uFEFF[1]', { kind: 'list', entries: [1] }],
  ['{"articles":[]}', { kind: 'member', entries: [] }],
  ['{"total":2,"articles":[1,[2]],"next":null}', { kind: 'member', entries: [1, [2]] }],
  ['{"articles":{"a":1}}', { kind: 'other' }],
  ['{"articles":7}', { kind: 'other' }],
  ['{"Articles":[1]}', { kind: 'other' }],
  ['{"data":{"articles":[1]}}', { kind: 'other' }],
  ['{}', { kind: 'other' }],
  ['null', { kind: 'other' }],
  ['"down"', { kind: 'other' }],
  ['7', { kind: 'other' }],
])('%s is %j', (body, expected) => {
  expect(parse(body)).toEqual(expected);
});

it.each([
  [''],
  ['<!doctype html><p>Down for maintenance</p>'],
  ['[{"id": 1, "title": "Ra'],
  ['[1] 2'],
  ['{"articles":[1'],
])('%s is not JSON', (body) => {
  expect(parse(body)).toBeNull();
});

it.each([
  ['empty lists', '[],'.repeat(CONTAINERS)],
  ['empty objects', '{},'.repeat(CONTAINERS)],
  ['lists and objects', '[],{},'.repeat(CONTAINERS / 2)],
])('%s over the limit are not parsed', (_, values) => {
  expect(parse(`[${values.slice(3, -1)}]`)?.kind).toBe('list');
  expect(() => parse(`[${values.slice(0, -1)}]`)).toThrow(RangeError);
});

it('lists nested deeper than the limit are not parsed', () => {
  expect(() => parse('['.repeat(CONTAINERS + 1) + ']'.repeat(CONTAINERS + 1))).toThrow(RangeError);
});
