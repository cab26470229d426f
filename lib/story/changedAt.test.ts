import { changedAt } from './changedAt';

const at = (time: string) => `2026-11-20T${time}.000Z`;
const publishedAt = at('06:00:00');

it.each([
  ['never', {}, null],
  ['as it was published', { modifiedAt: publishedAt }, null],
  ['in its first minutes', { modifiedAt: at('06:05:00') }, null],
  ['later', { modifiedAt: at('06:05:01') }, at('06:05:01')],
  ['years later', { modifiedAt: '2030-01-01T00:00:00.000Z' }, '2030-01-01T00:00:00.000Z'],
  ['without a first date', { publishedAt: null, modifiedAt: publishedAt }, publishedAt],
  [
    'by a correction in its first minutes',
    { modifiedAt: at('06:02:00'), corrections: [{ text: 'Five.', at: at('06:02:00') }] },
    at('06:02:00'),
  ],
  [
    'by a correction without a date',
    { modifiedAt: at('06:02:00'), corrections: [{ text: 'Five.' }] },
    null,
  ],
])('a story changed %s', (_, given, changed) => {
  expect(changedAt({ publishedAt, ...given })).toBe(changed);
});
