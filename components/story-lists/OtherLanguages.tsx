import { useLocale, useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/stories/model/story';
import { RestRows } from './RestRows';

type Props = { stories: readonly StoryCard[]; now: number };

/**
 * The stories of a list that are in other languages than the page, under a heading for each, which
 * folds them away.
 */
export function OtherLanguages({ stories, now }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const nameOf = new Intl.DisplayNames(locale, { type: 'language' });
  const others = stories.filter(({ lang }) => lang !== locale);
  return [...new Set(others.map(({ lang }) => lang))].map((lang) => (
    <details key={lang} open className="mt-8 border-t border-bar">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-block tracking-head">
          {t('inLanguage', { language: nameOf.of(lang) ?? lang })}
        </h2>
        <span aria-hidden className="fold-mark ml-auto" />
      </summary>
      <RestRows stories={others.filter((story) => story.lang === lang)} now={now} />
    </details>
  ));
}
