/**
 * The text of a story as blocks, whatever system it was written in. Nothing of it is HTML: each view
 * renders the blocks itself.
 */
export type Body = readonly Block[];

export type Block =
  | { type: 'paragraph'; content: readonly Inline[] }
  /** `level` as in HTML; a page's own headline is level 1. */
  | { type: 'heading'; level: 2 | 3 | 4; content: readonly Inline[] }
  | { type: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { type: 'quotation'; content: readonly (readonly Inline[])[]; source?: string }
  | { type: 'picture'; picture: BodyPicture }
  | { type: 'gallery'; pictures: readonly BodyPicture[] }
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

export type TableRow = readonly (readonly Inline[])[];

/** A run of text; `strong`, `emphasis` and `code` may hold each other, a link holds no link. */
export type Inline =
  | string
  | { type: 'strong' | 'emphasis' | 'code'; content: readonly Inline[] }
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
