'use client';
// An island for typing, units, Calculate and Clear.

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Calculator } from '@/tools/shared/Calculator';
import { ResultPanel } from '@/tools/shared/ResultPanel';
import { usePrivateParams } from '@/tools/shared/usePrivateParams';
import { BmiDetails, BmiFigure } from './BmiDetails';
import { BmiForm } from './BmiForm';
import { BMI_DEFAULTS, type BmiInputs, bmiProblems, isUnusual, measured } from './bmi';

type Props = {
  own: string;
  inputs: BmiInputs;
  showResult: boolean;
};

const isToFill = (problem: ReturnType<typeof bmiProblems>['weight']) =>
  problem !== null && problem !== 'impossible';

const PARAMS = ['w', 'wu', 'h', 'hu', 'show'];

/** Body figures are read from the URL and then removed, so a shared link reveals no weight. */
export function BmiCalculator({ own, inputs: initial, showResult }: Props) {
  const t = useTranslations('Bmi');
  const [inputs, setInputs] = useState(initial);
  const [calculated, setCalculated] = useState(showResult);
  const figure = useRef<HTMLDivElement>(null);
  const body = measured(inputs);
  const isDoubtful = isUnusual(inputs);
  const problems = bmiProblems(inputs);
  const missing = [
    ...(isToFill(problems.weight) ? [t('weight', { unit: t(inputs.weightUnit) })] : []),
    ...(isToFill(problems.height) ? [t('height', { unit: t(inputs.heightUnit) })] : []),
  ];
  usePrivateParams(PARAMS);

  const calculate = () => {
    flushSync(() => setCalculated(true));
    const { weight, height } = bmiProblems(inputs);
    const wrong = (weight && 'weight') ?? (height && 'height');
    if (wrong) document.getElementById(wrong)?.focus();
    else figure.current?.scrollIntoView({ block: 'nearest' });
  };
  const clear = () => {
    setInputs(BMI_DEFAULTS);
    setCalculated(false);
    history.replaceState(null, '', own);
  };

  return (
    <Calculator
      form={
        <BmiForm
          inputs={inputs}
          calculated={calculated}
          change={(changed) => setInputs((before) => ({ ...before, ...changed }))}
          calculate={calculate}
          clear={clear}
        />
      }
      result={
        <div id="result" className="min-w-0">
          <ResultPanel
            title={t('result')}
            announcement={
              <div ref={figure} className="scroll-my-20">
                {calculated ? (
                  <BmiFigure body={body} missing={missing} isDoubtful={isDoubtful} />
                ) : (
                  <p className="py-4 text-card-m font-bold">{t('empty')}</p>
                )}
              </div>
            }
          >
            {calculated && body && !isDoubtful && (
              <BmiDetails body={body} unit={inputs.weightUnit} />
            )}
          </ResultPanel>
        </div>
      }
    />
  );
}
