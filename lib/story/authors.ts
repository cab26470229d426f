import type { Author, Story } from './story';

type Named = Pick<Author, 'name'> & Partial<Author>;

export const authorsOf = ({
  authors,
  author,
}: Pick<Story, 'authors' | 'author'>): readonly Named[] =>
  authors?.length ? authors : author ? [{ name: author }] : [];
