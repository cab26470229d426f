import { useTranslations } from 'next-intl';
import { isPlainClick } from '@/lib/url/isPlainClick';
import { EXAMPLES } from '@/lib/tools/emi/examples';
import type { LoanFields } from '@/lib/tools/emi/loan';
import { queryOf } from '@/lib/tools/emi/loanQuery';

/** Loans that fill the form. Links, since without JavaScript the URL fills it. */
export function Examples({ choose }: { choose: (fields: LoanFields) => void }) {
  const t = useTranslations('Emi');
  return (
    <nav aria-label={t('examples')} className="print:hidden">
      <p className="mb-1 text-label text-quiet">{t('examples')}</p>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map(({ key, fields }) => (
          <li key={key}>
            <a
              href={queryOf(fields)}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                choose(fields);
              }}
              className="inline-flex min-h-11 items-center rounded-control border border-edge px-3 text-label"
            >
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
