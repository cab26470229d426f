import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { isWithin, pageEntry, type PagePath, PAGES } from '@/lib/pages/pages';

type Props = {
  pages: readonly PagePath[];
  /** Where the reader is; the page that holds this URL is marked. */
  path: string;
  /**
   * Styles the list and the links in it: class names on each of them would travel twice with every
   * page.
   */
  className: string;
  withIcons?: boolean;
};

/** A list of links to fixed pages, with their names in the page's language. */
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
              // Spread: an undefined prop is sent as such, 54 times a page.
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
