import { splitLocale } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';

/** The address of a story's Markdown, from that of its page. */
export const markdownPath = (path: string) => `${path}.md`;

const MARKDOWN = /^\/news\/([^/]+)\.md$/;

/** Whether an address, with its language prefix, is that of a story's Markdown. */
export const isMarkdown = (pathname: string) => storyAsked(pathname) !== null;

/** The language and the id, still escaped, in the address of a story's Markdown. */
export function storyAsked(pathname: string): { locale: Locale; segment: string } | null {
  const { locale, path } = splitLocale(pathname);
  const segment = MARKDOWN.exec(path)?.[1];
  return segment === undefined ? null : { locale, segment };
}
