import type { LegalDocument } from '@/lib/content/legal/section';
import { formatDate } from '@/lib/format/dates';
import { languageIn, localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { foreign } from '../parts/StoryList';

type Props = { document: LegalDocument; words: LiteWords };

/** A legal text: when it was last changed, and all its sections. */
export function LegalText({ document, words }: Props) {
  const { t, locale } = words;
  return (
    <>
      <p className="m">
        {t('Legal.updated', { date: formatDate(new Date(document.updated), 'long', locale) })}
      </p>
      <div className="a" lang={foreign(languageIn(document.sections, locale), words)}>
        {localized(document.sections, locale).map(({ id, title, paragraphs, points }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
