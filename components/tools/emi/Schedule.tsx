import { useTranslations } from 'next-intl';
import { type FinancialYear, type Month, monthsAfter } from '@/lib/tools/emi/financialYears';
import type { Instalment } from '@/lib/tools/emi/schedule';
import { MonthTable } from './MonthTable';
import { SaveSchedule } from './SaveSchedule';
import { StartMonth } from './StartMonth';
import { YearTable } from './YearTable';

type Props = {
  instalments: readonly Instalment[];
  years: readonly FinancialYear[];
  start: Month;
  onStart: (start: Month) => void;
  monthNames: readonly string[];
  startYears: readonly number[];
  monthsOpen: boolean;
  onMonths: (open: boolean) => void;
  /**
   * Whether the months are there before they are asked for: without JavaScript nothing could bring
   * them.
   */
  withMonths: boolean;
};

/** The amortisation schedule: by financial year, and on demand month by month. */
export function Schedule({
  instalments,
  years,
  start,
  onStart,
  monthNames,
  startYears,
  monthsOpen,
  onMonths,
  withMonths,
}: Props) {
  const t = useTranslations('Emi');
  const monthName = (index: number) => {
    const { year, month } = monthsAfter(start, index);
    return `${monthNames[month - 1] ?? ''} ${year}`;
  };
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <StartMonth value={start} onChange={onStart} monthNames={monthNames} years={startYears} />
      <YearTable years={years} />
      <details
        open={monthsOpen}
        className="not-open:print:hidden"
        onToggle={({ currentTarget }) => onMonths(currentTarget.open)}
      >
        <summary className="cursor-pointer py-2.5 font-bold text-river">{t('byMonth')}</summary>
        {(monthsOpen || withMonths) && (
          <MonthTable instalments={instalments} monthName={monthName} />
        )}
      </details>
      <SaveSchedule instalments={instalments} monthName={monthName} />
    </div>
  );
}
