import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { type StoryCard, writtenIn } from '@/lib/story/story';

type Langs = { page: { lang?: string }; own?: string };

const SAME: Langs = { page: {} };

/** For the page's words within a story's card, and for the story's own among them (`OwnWords`). */
export function useLangs(story: Partial<Pick<StoryCard, 'lang' | 'otherLanguage'>>): Langs {
  const locale = useLocale();
  const { lang = locale, otherLanguage } = story;
  const own = writtenIn({ lang, ...(otherLanguage && { otherLanguage }) });
  return own === locale ? SAME : { page: { lang: locale }, own };
}

/** No element where the language is the page's. */
export const OwnWords = ({ lang, children }: { lang: string | undefined; children: ReactNode }) =>
  lang ? <span lang={lang}>{children}</span> : children;
