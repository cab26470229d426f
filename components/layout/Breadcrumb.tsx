import { useLocale, useTranslations } from 'next-intl';
import { BackLink } from '@/components/ui/BackLink';
import { localPath } from '@/lib/i18n/language';
import { breadcrumbItems, type TrailItem } from '@/lib/pages/breadcrumb';

type Props = {
  path: string;
  trail?: readonly TrailItem[];
  hasBack?: boolean;
};

const NAME = 'inline-flex min-h-11 min-w-6 items-center';
const HEADLINE = 'line-clamp-1 leading-11';
const CURRENT = 'font-bold text-ink';

const REST = 'min-w-0 grow basis-20';

export function Breadcrumb({ path, trail, hasBack = false }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <nav
      aria-label={t('breadcrumb')}
      className="page-width flex flex-wrap gap-x-4 text-label print:hidden"
    >
      {hasBack && <BackLink />}
      <ol className={`flex flex-wrap gap-x-2 text-quiet ${hasBack ? 'min-w-0 grow basis-40' : ''}`}>
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
  );
}
