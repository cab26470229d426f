import { splitLocale } from '@/lib/i18n/splitLocale';
import type { Locale } from '@/lib/i18n/locales';

/** The URL of a story's Markdown, from that of its page. */
export const markdownPath = (path: string) => `${path}.md`;

const MARKDOWN = /^\/news\/([^/]+)\.md$/;

/** Whether a URL, with its language prefix, is that of a story's Markdown. */
export const isMarkdown = (pathname: string) => requestedStory(pathname) !== null;

/** The language and the id, still escaped, in the URL of a story's Markdown. */
export function requestedStory(pathname: string): { locale: Locale; segment: string } | null {
  const { locale, path } = splitLocale(pathname);
  const segment = MARKDOWN.exec(path)?.[1];
  return segment === undefined ? null : { locale, segment };
}
