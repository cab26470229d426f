import { oneLine } from '@/lib/format/xml';

/**
 * CommonMark 0.31, 2.4: escapes emphasis, links, code, HTML and entities, and block syntax at the
 * start.
 */
export const escapeMarkdown = (text: string) =>
  oneLine(text)
    .replace(/[\\`*_[\]<~#]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^[>+=-]|(?<=^\d{1,9})[.)]/, '\\$&');

/** For serialised URLs, where only parentheses need escaping. */
export const markdownUrl = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

export const markdownLink = (text: string, url: string) =>
  `[${escapeMarkdown(text)}](${markdownUrl(url)})`;
