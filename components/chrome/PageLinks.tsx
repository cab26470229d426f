import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { isWithin, type Page } from '@/lib/site/pages';

type Props = {
  pages: readonly (Page & { icon?: string })[];
  /** Where the reader is; the page that holds this URL is marked. */
  path: string;
  /**
   * Styles the list and the links in it: class names on each of them would travel twice with every
   * page.
   */
  className: string;
};

/** A list of links to fixed pages, with their names in the page's language. */
export function PageLinks({ pages, path, className }: Props) {
  const t = useTranslations('Pages');
  const locale = useLocale();
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            href={localPath(page.path, locale)}
            aria-current={isWithin(path, page.path) ? 'page' : undefined}
          >
            {page.icon && <Icon name={page.icon} />}
            {t(page.key)}
          </a>
        </li>
      ))}
    </ul>
  );
}
