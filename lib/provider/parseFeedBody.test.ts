import { parseFeedBody } from './parseFeedBody';

const all = { end: 'first', limit: 100 } as const;
const read = (body: string) => {
  const answer = parseFeedBody(Buffer.from(body), all);
  return answer && 'entries' in answer
    ? [answer.kind, ...answer.entries.map((entry) => JSON.parse(entry.toString()))]
    : answer && [answer.kind];
};

it.each([
  ['[]', ['list']],
  ['[{"id":1},{"id":2}]', ['list', { id: 1 }, { id: 2 }]],
  ['\uFEFF[1]', ['list', 1]],
  ['{"articles":[]}', ['articles']],
  ['{"total":2,\n"articles" : [ 1, [2] ],"next":null}', ['articles', 1, [2]]],
  ['{"articles":[1],"articles":[2]}', ['articles', 2]],
  ['{"articles":{"a":1}}', ['other']],
  ['{"articles":7}', ['other']],
  ['{"Articles":[1]}', ['other']],
  ['{"data":{"articles":[1]}}', ['other']],
  ['{}', ['other']],
  ['null', ['other']],
  ['"down"', ['other']],
  ['7', ['other']],
])('%s is %j', (body, expected) => {
  expect(read(body)).toEqual(expected);
});

it.each([
  [''],
  ['<!doctype html><p>Down for maintenance</p>'],
  ['[{"id": 1, "title": "Ra'],
  ['[1] 2'],
  ['{"articles":[1'],
  ['{"articles":[1],next}'],
  ['{"articles":down}'],
  ['{down}'],
])('%s is not JSON', (body) => {
  expect(read(body)).toBeNull();
});
