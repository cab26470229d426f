/** Text as blocks, never HTML. Security depends on each view rendering them. */
export type Body = readonly Block[];

export type Block =
  /**
   * `isAside`: a boxed aside, excluded from leads. `isReadAlso`: a link to another story of the site,
   * which views introduce.
   */
  | { type: 'paragraph'; content: readonly Inline[]; isAside?: true; isReadAlso?: true }
  | { type: 'heading'; level: 2 | 3 | 4; content: readonly Inline[] }
  | List
  | { type: 'quotation'; content: readonly (readonly Inline[])[]; source?: string }
  | { type: 'picture'; picture: BodyPicture }
  | { type: 'gallery'; pictures: readonly BodyPicture[] }
  | { type: 'preformatted'; content: readonly Inline[] }
  | { type: 'table'; caption?: string; head: readonly TableRow[]; rows: readonly TableRow[] }
  | { type: 'embed'; provider: EmbedProvider; id: string; url: string; title?: string }
  | { type: 'audio' | 'video'; url: string; caption?: string }
  | { type: 'rule' }
  | Truncated;

type Truncated = { type: 'truncated'; url?: string };

type EmbedProvider = 'youtube' | 'x' | 'instagram';

export type List = {
  type: 'list';
  ordered: boolean;
  start?: number;
  reversed?: true;
  numbering?: Numbering;
  items: readonly ListItem[];
};

export type Numbering = 'a' | 'A' | 'i' | 'I';

/** `blocks` follow the first line; `value` is an irregular number. */
export type ListItem = { content: readonly Inline[]; blocks?: Body; value?: number };

export type TableRow = readonly TableCell[];

/**
 * HTML's table model: a cell takes the next free place in its row. `columns` and `rows` are spans
 * above 1; `head` cells are headers.
 */
export type TableCell = {
  content: readonly Inline[];
  isHeader?: true;
  columns?: number;
  rows?: number;
};

/** A `deletion` is retracted text; views that cannot strike it through omit it. */
export type MarkType =
  | 'strong'
  | 'emphasis'
  | 'code'
  | 'superscript'
  | 'subscript'
  | 'deletion'
  | 'insertion';

export type Inline =
  | string
  | { type: MarkType; content: readonly Inline[] }
  | { type: 'link'; href: string; content: readonly Inline[] }
  | { type: 'break' };

export type BodyPicture = {
  url: string;
  alt: string;
  caption?: string;
  credit?: string;
  width?: number;
  height?: number;
};

export const truncated = (url?: string): Truncated => ({ type: 'truncated', ...(url && { url }) });

export const paragraphsBody = (texts: readonly string[]): Body =>
  texts.map((text) => ({ type: 'paragraph', content: [text] }));
