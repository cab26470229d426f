import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Points } from '@/components/ui/Points';
import type { LegalDocument } from '@/lib/content/legalText';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { languageIn, localized } from '@/lib/i18n/localized';

type Props = {
  document: LegalDocument;
  children?: ReactNode;
};

export function LegalText({ document, children }: Props) {
  const t = useTranslations('Legal');
  const locale = useLocale();
  const sections = localized(document.sections, locale);
  const lang = languageIn(document.sections, locale);
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="lg:sticky lg:top-4 lg:self-start">
        <p className="mb-4 text-label text-quiet">
          {t('updated', { date: formatDate(startOfDay(document.updated), 'long', locale) })}
        </p>
        <nav aria-labelledby="contents" className="border-t-2 border-bar pt-2">
          <h2 id="contents" className="text-body">
            {t('contents')}
          </h2>
          <ol {...(lang !== locale && { lang })}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="touch-target text-river">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="grid max-w-measure gap-8" {...(lang !== locale && { lang })}>
        {sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id} className="rule-top scroll-mt-4 pt-2">
            <h2 className="mb-2 text-block tracking-head">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {points && <Points items={points} named />}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
