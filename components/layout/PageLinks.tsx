import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { isWithin, pageEntry, type PagePath, PAGES } from '@/lib/pages/pages';

type Props = {
  pages: readonly PagePath[];
  path: string;
  /**
   * Styles the list and its links: class names on each link would double in HTML and flight data.
   */
  className: string;
  withIcons?: boolean;
};

export function PageLinks({ pages, path, className, withIcons = false }: Props) {
  const t = useTranslations('Pages');
  const locale = useLocale();
  return (
    <ul className={className}>
      {pages.map((page) => {
        const { icon } = pageEntry(page);
        return (
          <li key={page} {...(page === '/' && { className: 'to-home' })}>
            <a
              href={localPath(page, locale)}
              // Spread, because React serialises undefined props (54 of them a page).
              {...(isWithin(path, page) && { 'aria-current': 'page' })}
            >
              {withIcons && icon ? (
                <>
                  <Icon name={icon} />
                  {t(PAGES[page].key)}
                </>
              ) : (
                t(PAGES[page].key)
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
