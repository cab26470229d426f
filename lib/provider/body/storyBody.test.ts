import { truncated } from '@/lib/story/body';
import { p, SITE } from '@/lib/testing/bodies';
import { expectConsole } from '@/lib/testing/expectConsole';
import { storyBody } from './storyBody';

const CONTEXT = { id: '7', base: `${SITE}/a`, media: { base: SITE, sources: [] } };
const LONG = '<p>x'.repeat(20_001);

it('reads the same markup once, and any other anew', () => {
  const body = storyBody('<p>One.', CONTEXT);
  expect(body).toEqual([p('One.')]);
  expect(storyBody('<p>One.', { ...CONTEXT, id: '8' })).toBe(body);
  expect(storyBody('<p>One.', { ...CONTEXT, base: `${SITE}/b` })).not.toBe(body);
  expect(storyBody('<p>Two.', CONTEXT)).toEqual([p('Two.')]);
});

it('has no body without a text', () => {
  expect(storyBody('<p></p>', CONTEXT)).toBeNull();
});

it('logs a text that is cut, once, and names where the whole of it is', () => {
  expectConsole('warn', /text of story 7 cut/);
  const original = 'https://x.example/7';
  const body = storyBody(LONG, { ...CONTEXT, original });
  expect(body?.at(-1)).toEqual(truncated(original));
  expect(storyBody(LONG, { ...CONTEXT, original })).toBe(body);
  expect(storyBody(LONG, CONTEXT)?.at(-1)).toEqual(truncated());
  expect(jest.mocked(console.warn).mock.calls).toHaveLength(1);
});
