import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SIGN } from '#site/currency.mjs';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { figure } from '@/lib/format/numbers';
import { readMoney } from '@/lib/format/readMoney';
import { numberProblem } from '@/lib/format/readNumber';
import { Calculator } from '@/tools/shared/Calculator';
import { CheckedField } from '@/tools/shared/CheckedField';
import { NumberField } from '@/tools/shared/NumberField';
import { AmountHint } from './AmountHint';
import { PrepaymentComparison } from './PrepaymentComparison';
import type { Loan, LoanFields } from './loan';
import { lacksMonth, type PrepaymentFields, readPrepayment } from './prepayment';

type Props = {
  head: ReactNode;
  loan: Loan | null;
  loanFields: LoanFields;
  initial: PrepaymentFields;
};

const sumProblem = (text: string) =>
  text.trim() === '' ? null : numberProblem(text, 'notNegative', readMoney);

export function PrepaymentForm({ head, loan, loanFields: { amount, rate, term }, initial }: Props) {
  const t = useTranslations('Emi');
  const locale = useLocale();
  const [fields, setFields] = useState(initial);
  const change = (changed: Partial<PrepaymentFields>) =>
    setFields((before) => ({ ...before, ...changed }));
  const sum = (name: 'once' | 'extra', key: 'once' | 'monthly') => ({
    id: name,
    name,
    label: t(name),
    before: SIGN,
    value: fields[key],
    onChange: (typed: string) => change({ [key]: typed }),
    problem: sumProblem(fields[key]),
    hint: <AmountHint amount={fields[key]} />,
  });
  const monthInvalid = loan !== null && lacksMonth(fields, loan.months);
  const prepayment = readPrepayment(fields);
  const compared = loan && prepayment && !monthInvalid ? { loan, prepayment } : null;
  const asks =
    loan === null ? 'prepaymentNoLoan' : monthInvalid ? 'prepaymentNoMonth' : 'prepaymentEmpty';
  return (
    <section aria-labelledby="prepayment" className={compared ? '' : 'print:hidden'}>
      {head}
      <Calculator
        form={
          <form
            action="#prepayment"
            onSubmit={(event) => event.preventDefault()}
            className="grid min-w-0 grid-cols-1 gap-4"
          >
            {[
              ['p', amount],
              ['r', rate],
              ['n', term],
              ['show', '1'],
            ].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <CheckedField {...sum('once', 'once')} />
            <NumberField
              id="once-month"
              name="at"
              label={t('onceMonth')}
              value={fields.month}
              onChange={(month) => change({ month })}
              invalid={monthInvalid}
              hint={
                monthInvalid ? (
                  <FieldWarning>
                    {t('onceMonthOutside', { most: figure(loan.months, locale) })}
                  </FieldWarning>
                ) : (
                  t('onceMonthHint')
                )
              }
            />
            <CheckedField {...sum('extra', 'monthly')} />
            <button type="submit" className="btn hidden noscript:flex print:hidden">
              {t('compare')}
            </button>
          </form>
        }
        result={<PrepaymentComparison compared={compared} asks={t(asks)} />}
      />
    </section>
  );
}
