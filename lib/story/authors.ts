import type { Author, Story } from './story';

type Named = Pick<Author, 'name'> & Partial<Author>;

/** Who wrote a story: those with a page each, else the one name that its source gives. */
export const authorsOf = ({
  authors,
  author,
}: Pick<Story, 'authors' | 'author'>): readonly Named[] =>
  authors?.length ? authors : author ? [{ name: author }] : [];
