import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/language';
import { type Localized, localized } from '@/lib/i18n/localized';
import { categoryPath } from '@/lib/site/topicPath';

const CHIP = 'inline-flex min-h-8 items-center border border-rule px-2';

/** What something is about, in a few words each; those that have more of it lead there. */
export function Topics({ topics }: { topics: Localized<readonly string[]> }) {
  const t = useTranslations('Section');
  const locale = useLocale();
  return (
    <ul
      aria-label={t('tags')}
      className="relative z-1 mt-2 flex flex-wrap gap-2 text-meta text-quiet"
    >
      {localized(topics, locale).map((name, at) => {
        const path = categoryPath(topics[DEFAULT_LOCALE][at] ?? name, name);
        return (
          <li key={name}>
            {path ? (
              <a href={localPath(path, locale)} className={`${CHIP} hover:bg-raised`}>
                {name}
              </a>
            ) : (
              <span className="inline-flex min-h-8 items-center pr-2">{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
