import type { Story, Term } from './story';

type Author = Pick<Term, 'name'> & Partial<Term>;

/** Who wrote a story: those with a page each, else the one name that its source gives. */
export const authorsOf = ({
  authors,
  author,
}: Pick<Story, 'authors' | 'author'>): readonly Author[] =>
  authors?.length ? authors : author ? [{ name: author }] : [];
