'use client';
// An island because story data, which the reader needs anyway, is half the size of rendered
// elements.

import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '@/lib/i18n/languageName';
import { type StoryCard, writtenIn } from '@/lib/story/story';
import { RestRows } from './RestRows';

type Props = { stories: readonly StoryCard[]; now: number };

export function OtherLanguages({ stories, now }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const others = stories.filter((story) => writtenIn(story) !== locale);
  const [language, ...more] = new Set(others.map(writtenIn));
  if (language === undefined) return null;
  return (
    <details open className="mt-8 border-t border-bar">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-block tracking-head">
          {more.length > 0
            ? t('inOtherLanguages')
            : t('inLanguage', { language: languageName(language, locale) })}
        </h2>
        <span aria-hidden className="fold-mark ms-auto" />
      </summary>
      <RestRows stories={others} now={now} />
    </details>
  );
}
