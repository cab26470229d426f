import { useTranslations } from 'next-intl';
import type { Cost } from '@/lib/tools/emi/loan';

const SWATCH = 'size-3.5 flex-none forced-color-adjust-none print:[print-color-adjust:exact]';

/**
 * How much of all payments is principal and how much is interest: a bar, and its legend in per
 * cent.
 */
export function CostSplitBar({ cost: { interest, total } }: { cost: Cost }) {
  const t = useTranslations('Emi');
  const percent = Math.round((interest / total) * 100);
  return (
    <>
      <div
        role="img"
        aria-label={t('split', { principal: 100 - percent, interest: percent })}
        className="mt-4 flex h-5 gap-0.5 forced-color-adjust-none print:[print-color-adjust:exact]"
      >
        <i className="bg-river" style={{ flexGrow: total - interest }} />
        <i className="bg-sand" style={{ flexGrow: interest }} />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label">
        <li className="flex items-center gap-2">
          <i className={`bg-river ${SWATCH}`} />
          {t('principalShare', { percent: 100 - percent })}
        </li>
        <li className="flex items-center gap-2">
          <i className={`bg-sand ${SWATCH}`} />
          {t('interestShare', { percent })}
        </li>
      </ul>
    </>
  );
}
