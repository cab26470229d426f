import { causeChain } from './causeChain.mjs';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), {
  code: 'ECONNREFUSED',
});
const circular = new Error('round');
circular.cause = circular;

it.each<[string, unknown, string]>([
  ['an error', new TypeError('fetch failed'), 'TypeError: fetch failed'],
  [
    'an error and its cause',
    new TypeError('fetch failed', { cause: refused }),
    'TypeError: fetch failed, caused by Error: connect ECONNREFUSED 127.0.0.1:4000',
  ],
  [
    'a code that the message does not say, and the first of several causes',
    new TypeError('fetch failed', {
      cause: Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' }),
    }),
    'TypeError: fetch failed, caused by AggregateError ECONNREFUSED, caused by Error: connect ECONNREFUSED 127.0.0.1:4000',
  ],
  ['what is no error', 'a text', 'a text'],
  ['a cause that is no error', new Error('outer', { cause: 404 }), 'Error: outer, caused by 404'],
  ['nothing', undefined, ''],
  ['a circle', circular, Array(5).fill('Error: round').join(', caused by ')],
  ['a long message', new Error('x'.repeat(9000)), `Error: ${'x'.repeat(293)}`],
])('names %s', (_, fault, text) => {
  expect(causeChain(fault)).toBe(text);
});
