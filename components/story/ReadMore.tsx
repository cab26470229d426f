import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { CardAction } from './cardAction';

type Props = {
  title: string;
  lang: string;
  repeats: boolean;
} & Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { 'data-action'?: CardAction };

export const ACTION =
  'touch-target relative z-1 text-meta font-bold whitespace-nowrap print:hidden';

/**
 * Skipped by Tab if it repeats the headline's link. The label would read "Read More : …"; a foreign
 * title needs its own language.
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
