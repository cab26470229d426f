import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { download } from '@/lib/browser/download';
import { useEarlyInput } from '@/lib/browser/useEarlyInput';
import { MonthTable, YearTable } from './ScheduleTables';
import { type FinancialYear, type Month, monthsAfter } from './financialYears';
import type { Instalment } from './repaymentSchedule';
import { scheduleCsv } from './scheduleCsv';

type StartMonthProps = {
  value: Month;
  onChange: (value: Month) => void;
  monthNames: readonly string[];
  years: readonly number[];
};

function StartMonth({ value, onChange, monthNames, years }: StartMonthProps) {
  const t = useTranslations('Emi');
  return (
    <fieldset
      ref={useEarlyInput<HTMLFieldSetElement>()}
      className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden"
    >
      <legend className="mb-1 font-bold">{t('firstEmi')}</legend>
      <select
        id="first-month"
        aria-label={t('firstMonth')}
        value={value.month}
        onChange={({ target }) => onChange({ ...value, month: Number(target.value) })}
      >
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        id="first-year"
        aria-label={t('firstYear')}
        value={value.year}
        onChange={({ target }) => onChange({ ...value, year: Number(target.value) })}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

type SaveScheduleProps = {
  instalments: readonly Instalment[];
  monthName: (index: number) => string;
};

const COLUMNS = ['number', 'month', 'payment', 'principal', 'interest', 'balance'] as const;

const BUTTON = 'btn btn-alt px-4!';

function SaveSchedule({ instalments, monthName }: SaveScheduleProps) {
  const t = useTranslations('Emi');
  const tool = useTranslations('Tool');
  const save = () => {
    const header = COLUMNS.map((name) => t(name));
    const text = scheduleCsv(instalments, header, monthName);
    download(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'emi-schedule.csv');
  };
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
      <button type="button" onClick={save} className={BUTTON}>
        <Icon name="csv" className="size-5" />
        {t('save')}
      </button>
      <button type="button" onClick={() => window.print()} className={BUTTON}>
        <Icon name="print" className="size-5" />
        {tool('print')}
      </button>
    </div>
  );
}

type Props = {
  instalments: readonly Instalment[];
  years: readonly FinancialYear[];
  start: Month;
  onStart: (start: Month) => void;
  monthNames: readonly string[];
  startYears: readonly number[];
  monthsOpen: boolean;
  onMonths: (open: boolean) => void;
  /** True renders the months at once, because without JavaScript they could not load. */
  withMonths: boolean;
};

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
