import { useTranslations } from 'next-intl';
import type { Month } from '@/lib/tools/emi/financialYears';

type Props = {
  value: Month;
  onChange: (value: Month) => void;
  /** January to December, in the reader's language. */
  monthNames: readonly string[];
  years: readonly number[];
};

/** The month of the first EMI: the financial years are counted from it. */
export function StartMonth({ value, onChange, monthNames, years }: Props) {
  const t = useTranslations('Emi');
  return (
    <fieldset className="flex flex-wrap items-center gap-2 noscript:hidden print:hidden">
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
