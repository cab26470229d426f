'use client';
// An island for the fields' input events and for Calculate, which shows the result without loading the page.

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Calculator } from '@/components/tools/parts/Calculator';
import { Result } from '@/components/tools/parts/Result';
import { byFinancialYear, type Month } from '@/lib/tools/emi/financialYears';
import { costOf, type LoanFields, readLoan } from '@/lib/tools/emi/loan';
import type { PrepaymentFields } from '@/lib/tools/emi/prepayment';
import { hasSchedule, schedule } from '@/lib/tools/emi/schedule';
import { CostFigures } from './CostFigures';
import { LoanForm } from './LoanForm';
import { Prepayment } from './Prepayment';
import { Schedule } from './Schedule';
import { Split } from './Split';
import { useLoanForm } from './useLoanForm';
import { YearChart } from './YearChart';

type Props = {
  fields: LoanFields;
  prepayment: PrepaymentFields;
  /** Whether the address asks for the result, as the form does without JavaScript. */
  asked: boolean;
  /** The month after today on India's calendar, by the server's clock. */
  start: Month;
  startYears: readonly number[];
  monthNames: readonly string[];
  /** The heads of the two blocks, made on the server. */
  scheduleHead: ReactNode;
  prepaymentHead: ReactNode;
};

/** What the loan costs that the fields tell; null while they tell none. */
function costIn(fields: LoanFields) {
  const loan = readLoan(fields);
  return loan && costOf(loan);
}

/**
 * Amount, rate and term; after Calculate the EMI, its schedule and what a prepayment saves. Nothing is shown before
 * the click, and from then on everything follows the fields. While one of them cannot be read, as between two digits,
 * the figures are dashes and the rest stays as of the last loan: what the reader has opened is not closed by typing.
 */
export function EmiCalculator({ fields: initial, prepayment, asked, start: nextMonth, startYears, monthNames, scheduleHead, prepaymentHead }: Props) {
  const t = useTranslations('Emi');
  const { fields, change, calculated, calculate } = useLoanForm(initial, asked);
  const [start, setStart] = useState(nextMonth);
  const figures = useRef<HTMLDivElement>(null);

  const cost = costIn(fields);
  const [readable, keep] = useState(asked && cost ? initial : null);
  if (calculated && cost && fields !== readable) keep(fields);
  const loan = readable && readLoan(readable);
  const shownCost = loan && costOf(loan);
  const instalments = loan && hasSchedule(loan) ? schedule(loan) : null;
  const years = instalments && byFinancialYear(instalments, start);

  const onCalculate = () => {
    flushSync(calculate);
    figures.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Calculator
        form={<LoanForm fields={fields} change={change} onCalculate={onCalculate} />}
        result={
          <div id="result" className="min-w-0">
            <Result
              title={t('monthly')}
              said={
                <div ref={figures} className="scroll-my-20">
                  {calculated ? <CostFigures cost={cost} /> : <p className="py-4 text-card-m font-bold">{t('empty')}</p>}
                </div>
              }
            >
              {shownCost && shownCost.total > 0 && <Split cost={shownCost} />}
              {years && <YearChart years={years} />}
            </Result>
          </div>
        }
      />
      {calculated && (
        <>
          <section aria-labelledby="schedule">
            {scheduleHead}
            {instalments && years
              ? <Schedule {...{ instalments, years, start, monthNames, startYears }} onStart={setStart} withMonths={asked} />
              : <p className="text-quiet">{t('noSchedule')}</p>}
          </section>
          <section aria-labelledby="prepayment">
            {prepaymentHead}
            <Prepayment loan={instalments && loan} loanFields={fields} initial={prepayment} />
          </section>
        </>
      )}
    </>
  );
}
