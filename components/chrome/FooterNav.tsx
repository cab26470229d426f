import type { PagePath } from '@/lib/site/pages';
import { PageLinks } from './PageLinks';

type Props = { title: string; pages: readonly PagePath[]; path: string; twoColumns?: boolean };

/** One titled list of the footer; on phones every list stands in two columns. */
export function FooterNav({ title, pages, path, twoColumns = false }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className="border-t-2 border-bar pt-2 text-body leading-[1.4]">{title}</h2>
      <PageLinks
        pages={pages}
        path={path}
        className={`foot-list gap-col ${twoColumns ? '[columns:2_5.5rem]' : 'max-md:[columns:2_5.5rem]'}`}
      />
    </nav>
  );
}
