import type { Author } from '@/lib/story/story';
import { bylineOf, writersSchema } from './writers';

const USER: Author = { name: 'Asha Rao', slug: 'asha', about: 'Bhopal' };
const OTHER = { display_name: 'Ravi &amp; Co', slug: 'ravi', is_guest: 0 };
const GUEST = { display_name: 'Guest', slug: 'guest', is_guest: 1 };
const ravi = { name: 'Ravi & Co', slug: 'ravi' };
const own = { display_name: USER.name, slug: 'asha', is_guest: 0 };

it.each<[string, unknown[] | undefined, string | undefined, Author | null, object]>([
  ['the user', undefined, 'Asha Rao', USER, { author: 'Asha Rao', authors: [USER] }],
  ['the user, named by a plug-in', [own], undefined, USER, { author: 'Asha Rao', authors: [USER] }],
  [
    'two users, each with a page',
    [own, OTHER],
    undefined,
    USER,
    { author: 'Asha Rao, Ravi & Co', authors: [USER, ravi] },
  ],
  ['a guest, who has none', [GUEST], 'Guest', USER, { author: 'Guest' }],
  ['a user and a guest', [own, GUEST], undefined, USER, { author: 'Asha Rao, Guest' }],
  [
    'who is in the page, where users are hidden',
    undefined,
    'Asha Rao',
    null,
    { author: USER.name },
  ],
  [
    'a guest whom the page names instead of the user',
    undefined,
    'Meena',
    USER,
    { author: 'Meena' },
  ],
  [
    'the user where the page names admin',
    undefined,
    'admin',
    USER,
    { author: USER.name, authors: [USER] },
  ],
  ['users of a plug-in there', [OTHER], 'x', null, { author: 'Ravi & Co', authors: [ravi] }],
  ['no one who is called admin', [{ ...own, display_name: 'admin' }], 'Admin', null, {}],
  ['no one of an odd list', ['Asha', { display_name: 7 }, null], undefined, null, {}],
])('names %s', (_, authors, author, user, byline) => {
  const post = { authors: writersSchema.parse(authors), yoast_head_json: { author } };
  expect(bylineOf(post, user)).toEqual(byline);
});

it('names whom Co-Authors Plus names in a theme’s field', () => {
  const ids = [31, 32];
  const given = [{ ...OTHER, user_nicename: 'ravi', slug: undefined, is_guest: undefined }];
  const byline = (coauthors: unknown) =>
    bylineOf({ coauthors: writersSchema.parse(coauthors) }, USER).author;
  expect([given, ids].map(byline)).toEqual(['Ravi & Co', 'Asha Rao']);
});

it('takes another plug-in’s field of the name for none', () => {
  expect(writersSchema.parse('Asha')).toBeUndefined();
});

it('names a writer once whom two plug-ins name', () => {
  const writers = writersSchema.parse([own, OTHER]);
  expect(bylineOf({ authors: writers, coauthors: writers }, USER).author).toBe(
    'Asha Rao, Ravi & Co',
  );
});
