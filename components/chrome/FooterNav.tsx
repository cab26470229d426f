import type { PagePath } from '@/lib/site/pages';
import { PageLinks } from './PageLinks';

type Props = { title: string; pages: readonly PagePath[]; path: string; twoColumns?: boolean };

const TITLE = 'border-t-2 border-bar pt-2 text-body leading-[1.4] font-bold';

/** One titled list of the footer: folded on phones, open from 768 px (`chrome.css`). */
export function FooterNav({ title, pages, path, twoColumns = false }: Props) {
  return (
    <nav aria-label={title}>
      <h2 className={`foot-title ${TITLE}`}>{title}</h2>
      <details className="foot-fold">
        <summary className={`${TITLE} pb-2`}>
          {title}
          <span aria-hidden className="fold-mark ml-auto" />
        </summary>
        <PageLinks
          pages={pages}
          path={path}
          className={`foot-list gap-col ${twoColumns ? '[columns:2_5.5rem]' : 'max-md:[columns:2_5.5rem]'}`}
        />
      </details>
    </nav>
  );
}
