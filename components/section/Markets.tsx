import { useLocale, useTranslations } from 'next-intl';
import { PercentChange } from '@/components/samples/PercentChange';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { EXCHANGES, tradingHours } from '@/lib/content/marketHours';
import { figure } from '@/lib/format/numbers';
import { localized } from '@/lib/i18n/localized';
import type { MarketIndex } from '@/lib/site/contentSchema';

type SummaryProps = {
  indices: readonly MarketIndex[];
  note: string;
};

export function MarketSummary({ indices, note }: SummaryProps) {
  const t = useTranslations('Business');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('summary')} />
      <ul className="grid overflow-hidden border-b border-rule sm:grid-cols-3 lg:grid-cols-1">
        {indices.map(({ id, name, value, change, changePercent }) => (
          <li
            key={id}
            className="-ms-px border-t border-s border-rule px-3 py-3 first:ps-px max-sm:ps-px lg:ps-px"
          >
            <h3 className="text-label font-normal text-quiet">{localized(name, locale)}</h3>
            <p className="text-card-l font-bold tabular-nums">{figure(value, locale, 2)}</p>
            <PercentChange percent={changePercent} points={change} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-quiet">{note}</p>
    </section>
  );
}

const spoken = (clock: string) => clock.replace(/^0/, '');

export function MarketHours({ now }: { now: number }) {
  const t = useTranslations('Business');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('hours')} />
      <ul>
        {EXCHANGES.map((exchange) => {
          const { opens, closes, isOpen } = tradingHours(exchange, now);
          return (
            <li
              key={exchange.id}
              className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-2.5"
            >
              <b className="grow">{localized(exchange.name, locale)}</b>
              <span className="text-label whitespace-nowrap text-quiet tabular-nums">
                {spoken(opens)}–{spoken(closes)}
              </span>
              <span
                className={`flex min-w-22 items-center gap-2 text-card-m font-bold before:size-2.5 before:border-2 before:border-current ${isOpen ? 'text-up before:bg-current' : 'text-quiet'}`}
              >
                {t(isOpen ? 'open' : 'closed')}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-meta text-quiet">{t('holidays')}</p>
    </section>
  );
}
