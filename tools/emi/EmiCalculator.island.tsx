'use client';
// An island for typing and for Calculate, without a page load.

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Calculator } from '@/tools/shared/Calculator';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import { CostFigures, CostSplitBar, EmiFigure } from './CostFigures';
import { LoanForm } from './LoanForm';
import { PrepaymentForm } from './PrepaymentForm';
import { Schedule } from './Schedule';
import { YearChart } from './YearChart';
import { byFinancialYear, type Month } from './financialYears';
import { LOAN_FIELDS, loanCost, type LoanFields, loanProblem, readLoan } from './loan';
import type { PrepaymentFields } from './prepayment';
import { hasSchedule, schedule } from './repaymentSchedule';
import { useLoanForm, useLoanText } from './useLoanForm';

type Props = {
  fields: LoanFields;
  prepayment: PrepaymentFields;
  showResult: boolean;
  /** Next month in the newsroom's zone, by the server's clock. */
  start: Month;
  startYears: readonly number[];
  monthNames: readonly string[];
  scheduleHead: ReactNode;
  prepaymentHead: ReactNode;
};

/**
 * Results appear after Calculate and then follow the fields. An invalid loan shows dashes; sections
 * keep their open state.
 */
export function EmiCalculator({
  fields: initial,
  prepayment,
  showResult,
  start: nextMonth,
  startYears,
  monthNames,
  scheduleHead,
  prepaymentHead,
}: Props) {
  const t = useTranslations('Emi');
  const { fields, change, calculated, calculate } = useLoanForm(initial, showResult);
  const [start, setStart] = useState(nextMonth);
  const [monthsOpen, setMonthsOpen] = useState(false);
  const figures = useRef<HTMLDivElement>(null);

  const loan = calculated ? readLoan(fields) : null;
  const cost = loan && loanCost(loan);
  const instalments = loan && hasSchedule(loan) ? schedule(loan) : null;
  const years = instalments && byFinancialYear(instalments, start);

  const shared = useLoanText(loan, cost);

  const onCalculate = () => {
    flushSync(calculate);
    const wrong = LOAN_FIELDS.find((field) => loanProblem(field, fields[field]));
    if (wrong) document.getElementById(wrong)?.focus();
    else figures.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Calculator
        form={
          <LoanForm
            fields={fields}
            calculated={calculated}
            change={change}
            onCalculate={onCalculate}
          />
        }
        result={
          <div id="result" data-shared-text={shared} className="min-w-0">
            <ResultPanel
              title={t('monthly')}
              announcement={
                <div ref={figures} className="scroll-my-20">
                  {calculated ? (
                    <EmiFigure cost={cost} />
                  ) : (
                    <p className="py-4 text-card-m font-bold">{t('empty')}</p>
                  )}
                </div>
              }
            >
              {calculated && <CostFigures cost={cost} />}
              {cost && cost.total > 0 && <CostSplitBar cost={cost} />}
              {years && <YearChart years={years} />}
            </ResultPanel>
          </div>
        }
      />
      {calculated && (
        <>
          <section aria-labelledby="schedule">
            {scheduleHead}
            {instalments && years ? (
              <Schedule
                {...{ instalments, years, start, monthNames, startYears, monthsOpen }}
                onStart={setStart}
                onMonths={setMonthsOpen}
                withMonths={showResult}
              />
            ) : (
              <p className="text-quiet">{t('noSchedule')}</p>
            )}
          </section>
          <PrepaymentForm
            head={prepaymentHead}
            loan={instalments && loan}
            loanFields={fields}
            initial={prepayment}
          />
        </>
      )}
    </>
  );
}
