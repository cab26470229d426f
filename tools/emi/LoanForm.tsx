import { useLocale, useTranslations } from 'next-intl';
import { SIGN } from '#site/currency.mjs';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { numberFormat } from '@/lib/format/numbers';
import { isOutside, readInWords } from '@/lib/format/readNumber';
import { CheckedField } from '@/tools/shared/CheckedField';
import { AmountHint, HintLine } from './AmountHint';
import { type LoanFields, loanProblem, READ, USUAL } from './loan';
import { queryOf } from './loanQuery';

export const EXAMPLES = [
  { key: 'home', fields: { amount: '30,00,000', rate: '8.5', term: '240' } },
  { key: 'car', fields: { amount: '8,00,000', rate: '9.5', term: '60' } },
  { key: 'personal', fields: { amount: '3,00,000', rate: '14', term: '36' } },
] as const satisfies readonly { key: string; fields: LoanFields }[];

/** Links, because without JavaScript the URL fills the form. */
function Examples({ choose }: { choose: (fields: LoanFields) => void }) {
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

const withReading = (range: string, reading: string | false) =>
  reading ? <HintLine range={range}>{reading}</HintLine> : range;

const RATE_DIGITS = { maximumFractionDigits: 20 };

type Props = {
  fields: LoanFields;
  calculated: boolean;
  change: (changed: Partial<LoanFields>) => void;
  onCalculate: () => void;
};

/** Ranges are shown, not enforced. Without JavaScript the form asks the server. */
export function LoanForm({ fields, calculated, change, onCalculate }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const rate = readInWords(fields.rate, READ.rate);
  const months = readInWords(fields.term, READ.term);

  const field = (key: keyof LoanFields) => {
    const problem = loanProblem(key, fields[key]);
    return {
      id: key,
      label: t(key),
      value: fields[key],
      onChange: (typed: string) => change({ [key]: typed }),
      problem: problem === 'blank' && !calculated ? null : problem,
      remark: isOutside(fields[key], USUAL[key], READ[key]) ? t('outside') : null,
    };
  };

  return (
    <form
      action="#result"
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <CheckedField
        {...field('amount')}
        name="p"
        before={SIGN}
        hint={<AmountHint amount={fields.amount} range={t('amountRange')} />}
      />
      <CheckedField
        {...field('rate')}
        name="r"
        unit="%"
        hint={withReading(
          t('rateRange'),
          rate !== null && `${numberFormat(locale, RATE_DIGITS).format(rate)}%`,
        )}
      />
      <CheckedField
        {...field('term')}
        name="n"
        unit={t('months')}
        hint={withReading(t('termRange'), months !== null && t('monthsCount', { count: months }))}
      />
      <input type="hidden" name="show" value="1" />
      <button type="submit" className="btn print:hidden">
        {t('calculate')}
      </button>
      <Examples choose={change} />
    </form>
  );
}
