import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { E_PAPER } from '#site/links.mjs';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import { isPage, pageEntry, type PagePath, PAGES } from '@/lib/pages/pages';
import { newsletterHref } from './newsletterLink';

const PHOTOS: string = '/photos';

/**
 * Carries its link count, because columns that depend on streaming links paint too wide at first.
 */
export function QuickAccess({ thin = [] }: { thin?: readonly PagePath[] }) {
  const t = useTranslations('FrontPage');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  const paths = menu('quickAccess', thin);
  // One alone, or none, is no row: a channel's first days have little but news.
  if (paths.length < 2) return null;
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': paths.length };
  return (
    <nav
      aria-label={t('quickAccess')}
      style={columns}
      className="mt-4 grid print:hidden scroll-px-[40%] overflow-x-auto overscroll-x-contain border-b border-rule [scrollbar-width:none] wrap-break-word max-md:-mx-gutter max-md:auto-cols-[min-content] max-md:*:min-w-21 max-md:grid-flow-col md:grid-cols-[repeat(var(--columns),minmax(min-content,1fr))]"
    >
      {paths.map((path) => {
        const { icon } = pageEntry(path);
        return (
          <a
            key={path}
            href={localPath(path, locale)}
            className="-ms-px grid min-h-18 content-center justify-items-center gap-1 border-t border-s border-rule -outline-offset-3 px-1 py-2 text-center text-label font-bold hover:bg-raised md:min-h-24"
          >
            {icon && <Icon name={icon} />}
            {path === PHOTOS ? t('photoGallery') : pages(PAGES[path].key)}
          </a>
        );
      })}
    </nav>
  );
}

export function QuickLinks({ appStore }: { appStore: string | null }) {
  const t = useTranslations('FrontPage');
  const locale = useLocale();
  const pageLink = (page: string) => (isPage(page) ? localPath(page, locale) : null);
  const links = [
    {
      key: 'downloadMobileApp',
      icon: 'down',
      href: pageLink('/download-app'),
      ...(appStore &&
        isPage('/download-app') && {
          href: appStore,
          target: '_blank',
          rel: 'noopener noreferrer',
        }),
    },
    { key: 'ePaper', icon: 'stories', href: E_PAPER },
    { key: 'subscribeNewsletter', icon: 'mail', href: newsletterHref(locale) },
    { key: 'contactUs', icon: 'call', href: pageLink('/contact-us') },
    { key: 'advertiseWithUs', icon: 'ad', href: pageLink('/advertise-with-us') },
  ] as const;
  return (
    <section aria-labelledby="quick-links" className="max-lg:hidden">
      <BlockHeader id="quick-links" title={t('quickLinks')} />
      <ul>
        {links
          .flatMap(({ href, ...link }) => (href === null ? [] : [{ ...link, href }]))
          .map(({ key, icon, href, ...link }) => (
            <li key={key}>
              <a
                href={href}
                {...link}
                className="flex min-h-11 items-center gap-3 border-b border-rule text-label"
              >
                <Icon name={icon} className="size-5! text-quiet" />
                {t(key)}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
