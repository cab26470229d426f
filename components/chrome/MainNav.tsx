import { useTranslations } from 'next-intl';
import { menu } from '@/lib/site/menus';
import { PageLinks } from './PageLinks';

type Props = { path: string };

/** The row of sections; on phones it scrolls sideways and starts at the section one is in. */
export function MainNav({ path }: Props) {
  const t = useTranslations('Chrome');
  return (
    <nav aria-label={t('sections')} className="border-y border-t-bar border-b-rule print:hidden">
      <div className="page-width">
        <PageLinks pages={menu('main')} path={path} className="nav-row" />
      </div>
    </nav>
  );
}
