import { useLocale, useTranslations } from 'next-intl';
import { paragraphs } from '@/lib/format/paragraphs';
import { languageOf } from '@/lib/format/script';
import type { Body } from '@/lib/stories/model/body';
import { bodyText } from '@/lib/stories/model/bodyText';

type Props = {
  /** The whole text; null when the provider sent none. */
  body: Body | null;
  highlights: readonly string[];
};

/** The text of a story in paragraphs, its key points after the first. */
export function StoryBody({ body, highlights }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  const text = body && bodyText(body);
  const [first, ...rest] = text ? paragraphs(text) : [t('bodyMissing')];
  return (
    <div
      lang={text ? languageOf(text) : locale}
      className="mt-6 font-[family-name:var(--read-face)] text-read"
    >
      <p>{first ?? t('bodyMissing')}</p>
      {highlights.length > 0 && (
        <aside className="rule-top my-6 bg-raised px-4 pt-3 pb-4 font-[family-name:var(--text-face)] text-body">
          <h2 lang={locale} className="text-label">
            {t('keyPoints')}
          </h2>
          <ul>
            {highlights.map((point) => (
              <li
                key={point}
                lang={languageOf(point)}
                className="relative mt-2 pl-5 before:absolute before:top-[0.62em] before:left-0 before:h-0.5 before:w-2 before:bg-ink"
              >
                {point}
              </li>
            ))}
          </ul>
        </aside>
      )}
      {rest.map((paragraph, at) => (
        <p key={at} className="mt-[1em]">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
