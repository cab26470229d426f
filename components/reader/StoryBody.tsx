import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/lib/format/script';
import type { Body } from '@/lib/stories/model/body';
import { bodyText } from '@/lib/stories/model/bodyText';
import { BodyBlock } from './body/BodyBlock';

type Props = {
  /** The whole text; null when the provider sent none. */
  body: Body | null;
  highlights: readonly string[];
  /** The site's own origin. */
  origin: string;
};

/** The text of a story in paragraphs, its key points after the first. */
export function StoryBody({ body, highlights, origin }: Props) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  const [first, ...rest] = body ?? [];
  return (
    <div
      data-part="text"
      lang={body && first ? languageOf(bodyText(body)) : locale}
      className="mt-6 font-[family-name:var(--read-face)] text-read"
    >
      {first ? (
        <BodyBlock block={first} origin={origin} />
      ) : (
        <p data-part="missing">{t('bodyMissing')}</p>
      )}
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
      {rest.map((block, at) => (
        <BodyBlock key={at} block={block} origin={origin} className="mt-[1em]" />
      ))}
    </div>
  );
}
