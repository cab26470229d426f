import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import { breadcrumb } from '@/lib/site/breadcrumb';

/** A step of the way a page names itself; `lang` where the name is in the other language. */
export type TrailStep = { path: string; name: string; lang?: Locale };

type Props = { path: string; trail?: readonly TrailStep[] };

const NAME = 'inline-flex min-h-11 min-w-6 items-center';
const CURRENT = 'font-bold text-ink';

/** The way from home to this page: read from the address, or home and then the trail given. */
export function Breadcrumb({ path, trail }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  const home: TrailStep = { path: '/', name: pages('home') };
  const steps: (Omit<TrailStep, 'path'> & { path?: string })[] = trail
    ? [home, ...trail]
    : breadcrumb(path).map((crumb) => ({ path: crumb.path, name: pages(crumb.key) }));
  return (
    <nav aria-label={t('breadcrumb')} className="wrap text-label text-quiet print:hidden">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map(({ path: target, name, lang }) => (
          <li key={target ?? name} className="crumb flex items-center gap-2">
            {target && target !== path ? (
              <a href={localPath(target, locale)} lang={lang} className={NAME}>
                {name}
              </a>
            ) : (
              <span lang={lang} aria-current={target ? 'page' : undefined} className={`${NAME} ${target ? CURRENT : ''}`}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
