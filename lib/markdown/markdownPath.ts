import type { Locale } from '@/lib/i18n/routing';

/** The address of a story's Markdown, from that of its page. */
export const markdownPath = (path: string) => `${path}.md`;

const MARKDOWN = /^(\/hi)?\/news\/([^/]+)\.md$/;

/** Whether an address, with its language prefix, is that of a story's Markdown. */
export const isMarkdown = (pathname: string) => MARKDOWN.test(pathname);

/** The language and the id, still escaped, in the address of a story's Markdown. */
export function storyAsked(pathname: string): { locale: Locale; segment: string } | null {
  const [, prefix, segment] = MARKDOWN.exec(pathname) ?? [];
  return segment === undefined ? null : { locale: prefix ? 'hi' : 'en', segment };
}
