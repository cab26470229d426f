/**
 * The text of a story as blocks, whatever system it was written in. Nothing of it is HTML: each view
 * renders the blocks itself.
 */
export type Body = readonly Block[];

export type Block =
  /** `isAside`: it stands in a box beside the running text, which is what a beginning is quoted from. */
  | { type: 'paragraph'; content: readonly Inline[]; isAside?: true }
  /** `level` as in HTML; a page's own headline is level 1. */
  | { type: 'heading'; level: 2 | 3 | 4; content: readonly Inline[] }
  | List
  | { type: 'quotation'; content: readonly (readonly Inline[])[]; source?: string }
  | { type: 'picture'; picture: BodyPicture }
  | { type: 'gallery'; pictures: readonly BodyPicture[] }
  /** Lines whose white space counts: code, or a drawing of letters. */
  | { type: 'preformatted'; content: readonly Inline[] }
  | { type: 'table'; caption?: string; head: readonly TableRow[]; rows: readonly TableRow[] }
  /** A player or post of another site, shown as a link until the reader asks for it. */
  | { type: 'embed'; provider: EmbedProvider; id: string; url: string; title?: string }
  /** A file on a listed host. */
  | { type: 'audio' | 'video'; url: string; caption?: string }
  | { type: 'rule' }
  /** Stands last where the text is longer than what is shown; `url` is the page that has all of it. */
  | Truncated;

type Truncated = { type: 'truncated'; url?: string };

type EmbedProvider = 'youtube' | 'x' | 'instagram';

/** `start` is the first number, where it is not 1; a `reversed` list counts down from it. */
export type List = {
  type: 'list';
  ordered: boolean;
  start?: number;
  reversed?: true;
  /** As HTML's `type`: letters or Roman figures in place of numbers. */
  numbering?: Numbering;
  items: readonly ListItem[];
};

export type Numbering = 'a' | 'A' | 'i' | 'I';

/** `blocks` stand below its first line; `value` is its number, where that is not the next one. */
export type ListItem = { content: readonly Inline[]; blocks?: Body; value?: number };

export type TableRow = readonly TableCell[];

/**
 * A cell stands where the HTML standard lays it: the next free place of its row. `columns` and `rows`
 * say how many of each it covers, where more than one. In `head` every cell is a header.
 */
export type TableCell = {
  content: readonly Inline[];
  isHeader?: true;
  columns?: number;
  rows?: number;
};

/** What marks a run. A `deletion` is what the text says no more: where it cannot be marked, it is left out. */
export type MarkType =
  | 'strong'
  | 'emphasis'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'deletion'
  | 'insertion';

/** A run of text; marks may hold each other, a link holds no link. */
export type Inline =
  | string
  | { type: MarkType; content: readonly Inline[] }
  | { type: 'link'; href: string; content: readonly Inline[] }
  | { type: 'break' };

/** `url` is absolute and on an allowed host. */
export type BodyPicture = {
  url: string;
  alt: string;
  caption?: string;
  credit?: string;
  width?: number;
  height?: number;
};

/** Says that a text goes on, at `url` where that is known. */
export const truncated = (url?: string): Truncated => ({ type: 'truncated', ...(url && { url }) });

/** Texts as paragraphs. */
export const paragraphsBody = (texts: readonly string[]): Body =>
  texts.map((text) => ({ type: 'paragraph', content: [text] }));
