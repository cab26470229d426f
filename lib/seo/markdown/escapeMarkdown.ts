import { oneLine } from '@/lib/format/xml';

/**
 * A text as a line of Markdown (CommonMark 0.31, section 2.4) that shows itself and does nothing:
 * no emphasis, link, code, HTML, entity or heading inside it, no list, quote, rule or number at its
 * start.
 */
export const escapeMarkdown = (text: string) =>
  oneLine(text)
    .replace(/[\\`*_[\]<~#]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^[>+=-]|(?<=^\d{1,9})[.)]/, '\\$&');

/** A URL of a URL's own making, so that only its round brackets need care. */
export const markdownUrl = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

/**
 * A link or picture; the URL is absolute.
 */
export const markdownLink = (text: string, url: string) =>
  `[${escapeMarkdown(text)}](${markdownUrl(url)})`;
