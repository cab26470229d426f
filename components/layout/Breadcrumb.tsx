import { useLocale, useTranslations } from 'next-intl';
import { BackLink } from '@/components/ui/BackLink';
import { localPath } from '@/lib/i18n/language';
import { breadcrumbItems, type TrailItem } from '@/lib/pages/breadcrumb';

type Props = {
  path: string;
  trail?: readonly TrailItem[];
  /** Whether the way back stands on the same line: above a story, whose headline has to come soon. */
  hasBack?: boolean;
};

const NAME = 'inline-flex min-h-11 min-w-6 items-center';
const HEADLINE = 'line-clamp-1 leading-11';
const CURRENT = 'font-bold text-ink';

/** Room for a headline beside the way to it: it takes what is left of the line, and no second one. */
const REST = 'min-w-0 grow basis-0';

/**
 * The breadcrumb from home to this page: read from the URL, or home and then the trail given. Of a
 * headline it shows what fits on one line.
 */
export function Breadcrumb({ path, trail, hasBack = false }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <div className="page-width flex flex-wrap gap-x-4 text-label print:hidden">
      {hasBack && <BackLink />}
      <nav
        aria-label={t('breadcrumb')}
        className={`text-quiet ${hasBack ? 'min-w-0 grow basis-40' : ''}`}
      >
        <ol className={`flex gap-x-2 ${hasBack ? '' : 'flex-wrap'}`}>
          {breadcrumbItems(path, trail, pages).map(({ path: target, name, lang }) => (
            <li
              key={target ?? name}
              className={`crumb flex items-center gap-2 ${lang ? REST : 'flex-none'}`}
            >
              {target && target !== path ? (
                <a href={localPath(target, locale)} lang={lang} className={NAME}>
                  {name}
                </a>
              ) : (
                <span
                  lang={lang}
                  aria-current={target ? 'page' : undefined}
                  className={`${lang ? HEADLINE : NAME} ${target ? CURRENT : ''}`}
                >
                  {name}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
