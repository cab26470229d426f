import { truncated } from '@/lib/stories/model/body';
import { SITE } from '@/lib/testing/bodies';
import { expectConsole } from '@/lib/testing/expectConsole';
import { feedItemSchema } from './feedItem';
import { toStory } from './toStory';

const storyOf = (content: object, given: object = {}) =>
  toStory(
    feedItemSchema.parse({
      id: '7',
      url: `${SITE}/7`,
      title: { value: 'Rain', isHtml: false },
      summary: null,
      content,
      authors: [],
      categories: [],
      files: [],
      pictures: [],
      bases: [],
      contentBases: [],
      ...given,
    }),
    { url: new URL(`${SITE}/feed`) },
    { base: SITE, sources: [] },
  );

const END = [truncated(`${SITE}/7`)];

it('leads from a long text in HTML to the page that has all of it', () => {
  expectConsole('warn', /text of story \S+ cut/);
  const story = storyOf({ value: '<p>a</p>'.repeat(30_000), isHtml: true });
  expect(story?.body?.slice(-1)).toEqual(END);
});

it('leads from a long text without markup to the page that has all of it', () => {
  const story = storyOf({ value: 'a\n\n'.repeat(30_000), isHtml: false });
  expect(story?.body?.slice(-1)).toEqual(END);
});

it('reads so much of a summary', () => {
  const value = `<p>One.</p>${'<i></i>'.repeat(5_000)}<p>Two.</p>`;
  expect(
    storyOf({ value: 'x', isHtml: false }, { summary: { value, isHtml: true } })?.summary,
  ).toBe('One.');
});
