import { postSchema } from './postSchema';

it('reads so many authors and tags of a post', () => {
  const terms = Array.from({ length: 1_000 }, (_, at) => ({
    name: `Name ${at}`,
    slug: `name-${at}`,
    visibility: 'public',
  }));
  const { authors, tags } = postSchema.parse({
    id: '0'.repeat(24),
    title: 'Rain',
    visibility: 'public',
    authors: terms,
    tags: terms,
  });
  expect([authors.length, tags.length]).toEqual([20, 50]);
});
