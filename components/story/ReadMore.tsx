import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { CardAction } from './cardAction';
import type { Locale } from '@/lib/i18n/routing';

type Props = {
  title: string;
  lang: Locale;
  /** Whether the headline leads to the same place, at once or by way of the preview. */
  repeats: boolean;
} & Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { 'data-action'?: CardAction };

/** What a card's text links look like, apart from its headline. */
export const ACTION = 'touch-target relative z-1 text-meta font-bold whitespace-nowrap';

/**
 * The way to the article. The tab order passes over one that repeats the headline's, which is not hidden: by pointer, by
 * voice and in a screen reader's list of links it is as good as the other. It names the story in its text too, for those who index the page. The
 * label of a story in the page's language stays, since a name made of both parts would read
 * "Read More : …"; of another language the text is the name, so that each part is read in its own.
 */
export function ReadMore({ title, lang, repeats, ...link }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    <a
      {...link}
      tabIndex={repeats ? -1 : undefined}
      {...(lang === locale && { 'aria-label': t('readMoreOf', { title }) })}
      className={ACTION}
    >
      {t('readMore')}{' '}
      <span lang={lang} className="sr-only">
        {title}
      </span>
    </a>
  );
}
