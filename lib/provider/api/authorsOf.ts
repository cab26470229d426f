import { slugOf } from '@/lib/format/slugOf';
import { authorName, authorNames } from '@/lib/provider/source/authorName';
import { type Media, pictureUrl } from '@/lib/provider/source/media';
import type { Author, Story } from '@/lib/story/story';
import type { ProviderAuthor, ProviderStory } from './providerSchema';

export function authorsOf(
  { author, authors: given = [] }: Pick<ProviderStory, 'author' | 'authors'>,
  media: Media,
): Pick<Story, 'author' | 'authors'> {
  const all = given.length > 0 || author === undefined ? given : [{ name: author }];
  const named = all.flatMap((one) => {
    const name = authorName(one.name);
    return name ? [{ ...one, name }] : [];
  });
  const each = named.flatMap((one) =>
    one.about || one.imageUrl ? [one] : authorNames(one.name).map((name) => ({ ...one, name })),
  );
  const authors = each.flatMap((one) => authorOf(one, media) ?? []);
  const byline = authorName(author ?? '') || named.map(({ name }) => name).join(', ');
  return { ...(byline && { author: byline }), ...(authors.length > 0 && { authors }) };
}

function authorOf({ name, role, about, imageUrl }: ProviderAuthor, media: Media): Author | null {
  const slug = slugOf(name);
  const picture = pictureUrl(imageUrl, media);
  return slug
    ? { name, slug, ...(role && { role }), ...(picture && { picture }), ...(about && { about }) }
    : null;
}
