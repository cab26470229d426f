import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { MARKET_SUMMARY } from '@/lib/content/business';
import { PercentChange } from './PercentChange';
import { figure } from '@/lib/numbers/figures';

/** The indices: the last value and its change, which are sample figures and say so. */
export function MarketSummary() {
  const t = useTranslations('Business');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('summary')} />
      <ul className="grid overflow-hidden border-b border-rule sm:grid-cols-3 lg:grid-cols-1">
        {MARKET_SUMMARY.map(({ id, name, value, change, changePercent }) => (
          <li
            key={id}
            className="-ml-px border-t border-l border-rule px-3 py-3 first:pl-px max-sm:pl-px lg:pl-px"
          >
            <h3 className="text-label font-normal text-quiet">{localized(name, locale)}</h3>
            <p className="text-card-l font-bold tabular-nums">{figure(value, locale, 2)}</p>
            <PercentChange percent={changePercent} points={change} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-quiet">{t('sampleFigures')}</p>
    </section>
  );
}
