import { requestContext } from '@/lib/request/requestContext.mjs';
import { err, ok, type Result } from '@/lib/result';
import { noteFeedResult } from './logFeed';

const [GOOD, BAD] = [ok([]), err('Failed to fetch news')];

it.each<[string, Result<unknown, string>[], boolean | undefined]>([
  ['none', [], undefined],
  ['one that gave something', [GOOD], true],
  ['failures alone', [BAD, BAD], false],
  ['a failure after another that gave something', [GOOD, BAD], true],
  ['a failure before another that gave something', [BAD, GOOD], true],
])('notes of %s', async (_, results, expected) => {
  const context = { isForEdge: true, hasNews: undefined };
  await requestContext.run(context, async () => {
    const asked = results.map((result) => Promise.resolve(result));
    asked.forEach(noteFeedResult);
    await Promise.all(asked);
  });
  expect(context.hasNews).toBe(expected);
});

it('notes nothing for a reader, nor outside of a request', async () => {
  const context = {};
  await requestContext.run(context, async () => noteFeedResult(Promise.resolve(BAD)));
  noteFeedResult(Promise.resolve(BAD));
  await Promise.resolve();
  expect(context).toEqual({});
});
