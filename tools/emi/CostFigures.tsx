import { useLocale, useTranslations } from 'next-intl';
import { money } from '@/lib/format/numbers';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { BigFigure } from '@/tools/shared/ResultPanel';
import type { Cost } from './loan';

const SWATCH = 'size-3.5 flex-none forced-color-adjust-none print:[print-color-adjust:exact]';

export function CostSplitBar({ cost: { interest, total } }: { cost: Cost }) {
  const t = useTranslations('Emi');
  const percent = Math.round((interest / total) * 100);
  const shares = [
    ['bg-river', t('principalShare', { percent: 100 - percent })],
    ['bg-sand', t('interestShare', { percent })],
  ] as const;
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
        {shares.map(([color, text]) => (
          <li key={color} className="flex items-center gap-2">
            <i className={`${color} ${SWATCH}`} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  cost: Cost | null;
};

export function EmiFigure({ cost }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  return (
    <BigFigure signs={cost ? money(cost.monthly, locale).length : 1}>
      <span className="sr-only">{t('monthly')}: </span>
      <Money value={cost?.monthly} />
    </BigFigure>
  );
}

/** A hundred crore does not fit half of a phone's width. */
const LONG = 1e9;

export function CostFigures({ cost }: Props) {
  const t = useTranslations('Emi');
  return (
    <NamedFigures
      className="mt-3"
      grid={cost && cost.total >= LONG ? 'none' : ''}
      figures={[
        { name: t('totalInterest'), value: <Money value={cost?.interest} /> },
        { name: t('total'), value: <Money value={cost?.total} /> },
      ]}
    />
  );
}

/**
 * Wrapped in an element, because translation tools replace text nodes that React would then fail to
 * update.
 */
function Money({ value }: { value: number | undefined }) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  if (value !== undefined) return <span translate="no">{money(value, locale)}</span>;
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">{t('noFigure')}</span>
    </>
  );
}
