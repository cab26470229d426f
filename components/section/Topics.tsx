import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/language';
import { type Localized, localized } from '@/lib/i18n/localized';
import { topicPath } from '@/lib/site/topicPath';

/** What an article is about, in a few words each; they lead to more of it. */
export function Topics({ topics }: { topics: Localized<readonly string[]> }) {
  const t = useTranslations('Section');
  const locale = useLocale();
  return (
    <ul
      aria-label={t('tags')}
      className="relative z-1 mt-2 flex flex-wrap gap-2 text-meta text-quiet"
    >
      {localized(topics, locale).map((name, at) => (
        <li key={name}>
          <a
            href={localPath(topicPath(topics[DEFAULT_LOCALE][at] ?? name, name), locale)}
            className="inline-flex min-h-8 items-center border border-rule px-2 hover:bg-raised"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
