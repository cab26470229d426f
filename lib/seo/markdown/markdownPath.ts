import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';

export const markdownPath = (path: string) => `${path}.md`;

const MARKDOWN = /^\/news\/([^/]+)\.md$/;

export const isMarkdown = (pathname: string) => requestedStory(pathname) !== null;

export function requestedStory(pathname: string): { locale: Locale; segment: string } | null {
  const { locale, path } = splitLocale(pathname);
  const segment = MARKDOWN.exec(path)?.[1];
  return segment === undefined ? null : { locale, segment };
}
