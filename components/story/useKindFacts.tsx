import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { normalizeKey } from '@/lib/content/normalizeKey';
import { clockLength, spokenLength } from '@/lib/format/duration';
import { stars } from '@/lib/story/stars';
import type { StoryCard } from '@/lib/story/story';
import { Portrait } from './Portrait';

export type Kinded = Pick<
  StoryCard,
  'lang' | 'category' | 'author' | 'portrait' | 'rating' | 'seconds' | 'pictureCount'
>;

/** Drawn for the eye, said in words. */
const Spoken = ({ shown, words }: { shown: string; words: string }) => (
  <>
    <span aria-hidden>{shown}</span>
    <span className="sr-only">{words}</span>
  </>
);

/**
 * What a card of its kind is chosen by: whose opinion it is, a review's stars, how long a video or
 * podcast is, how many pictures a gallery has.
 */
export function useKindFacts(story: Partial<Kinded>): ReactNode[] {
  const t = useTranslations('Story');
  const locale = useLocale();
  const { lang, category, author, portrait, rating, seconds, pictureCount } = story;
  const isOpinion = category != null && normalizeKey(category) === 'opinion';
  return [
    isOpinion && author && (
      <b lang={lang} className="text-ink">
        {portrait && (
          <Portrait src={portrait} className="mr-1.5 inline-block size-6 align-middle" />
        )}
        {author}
      </b>
    ),
    rating && <Spoken shown={stars(rating)} words={t('stars', rating)} />,
    seconds && <Spoken shown={clockLength(seconds)} words={spokenLength(seconds, locale)} />,
    pictureCount && t('photos', { count: pictureCount }),
  ].filter(Boolean);
}
