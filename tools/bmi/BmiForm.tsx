import { useLocale, useTranslations } from 'next-intl';
import { numberFormat } from '@/lib/format/numbers';
import { isOutside, readInWords } from '@/lib/format/readNumber';
import { CheckedField } from '@/tools/shared/CheckedField';
import { UnitChoice } from './UnitChoice';
import { type BmiInputs, bmiProblems } from './bmi';
import { convertHeight, convertWeight, readHeight, readWeight } from './readBody';
import { feetAndInches, HEIGHT_UNITS, meantCentimetres, USUAL, WEIGHT_UNITS } from './units';

const MOST_FEET = 1000;

function FeetHint({ typed }: { typed: string }) {
  const t = useTranslations('Bmi');
  const locale = useLocale();
  const value = readHeight('ft')(typed);
  if (value === null || value <= 0 || value > MOST_FEET) return t('decimalFeet');
  const { feet, inches } = feetAndInches(value);
  const written = numberFormat(locale, {
    maximumFractionDigits: readInWords(typed, readHeight('ft')) === null ? 20 : 2,
  }).format(value);
  return t('feetAndInches', { feet: written, whole: String(feet), inches: String(inches) });
}

type Props = {
  inputs: BmiInputs;
  calculated: boolean;
  change: (changed: Partial<BmiInputs>) => void;
  calculate: () => void;
  clear: () => void;
};

/** Changing a unit converts the value. Without JavaScript the form asks the server. */
export function BmiForm({ inputs, calculated, change, calculate, clear }: Props) {
  const t = useTranslations('Bmi');
  const tool = useTranslations('Tool');
  const locale = useLocale();
  const { weight, weightUnit, height, heightUnit } = inputs;
  const problems = bmiProblems(inputs);
  const centimetres = heightUnit === 'cm' ? meantCentimetres(height) : null;
  const read = { weight: readWeight(weightUnit), height: readHeight(heightUnit) };
  const taken = (field: keyof typeof read) => {
    const value = readInWords(inputs[field], read[field]);
    const unit = t(inputs[`${field}Unit`]);
    return value === null
      ? undefined
      : `${numberFormat(locale, { maximumFractionDigits: 2 }).format(value)} ${unit}`;
  };

  const feedback = (field: keyof typeof problems) => {
    const problem = problems[field];
    if (problem === 'impossible') return { problem: null, invalid: true, remark: t('impossible') };
    if (field === 'height' && centimetres !== null)
      return { problem: null, remark: t('metres', { typed: height.trim(), cm: centimetres }) };
    return {
      problem: problem === 'blank' && !calculated ? null : problem,
      remark: isOutside(inputs[field], USUAL[inputs[`${field}Unit`]], read[field])
        ? t('outside')
        : null,
    };
  };

  return (
    <form
      action="#result"
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <CheckedField
        id="weight"
        name="w"
        label={t('weight', { unit: t(weightUnit) })}
        value={weight}
        onChange={(typed) => change({ weight: typed })}
        {...feedback('weight')}
        hint={taken('weight')}
      >
        <UnitChoice
          name="wu"
          label={t('weightUnit')}
          units={WEIGHT_UNITS}
          value={weightUnit}
          choose={(unit) => change({ weightUnit: unit, weight: convertWeight(weight, unit) })}
        />
      </CheckedField>
      <CheckedField
        id="height"
        name="h"
        label={t('height', { unit: t(heightUnit) })}
        value={height}
        onChange={(typed) => change({ height: typed })}
        {...feedback('height')}
        hint={
          heightUnit === 'ft' ? (
            <FeetHint typed={height} />
          ) : (
            centimetres === null && taken('height')
          )
        }
      >
        <UnitChoice
          name="hu"
          label={t('heightUnit')}
          units={HEIGHT_UNITS}
          value={heightUnit}
          choose={(unit) => change({ heightUnit: unit, height: convertHeight(height, unit) })}
        />
      </CheckedField>
      <input type="hidden" name="show" value="1" />
      <div className="flex gap-2 print:hidden">
        <button type="submit" className="btn grow px-4">
          {t('calculate')}
        </button>
        <button type="button" onClick={clear} className="btn btn-alt grow px-4 noscript:hidden">
          {tool('clear')}
        </button>
      </div>
    </form>
  );
}
