import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { useRecord } from '@/lib/browser/useRecord';
import {
  STEPS,
  TEXT_SIZES,
  textSize,
  type TextSize,
  theme,
  THEMES,
  type Theme,
  USUAL_SIZE,
} from './appearanceRecords';
import { followAppearance } from './applyAppearance';
import './settings.css';

type ChoiceProps<T> = {
  legend: string;
  /** `size`: the label's, in percent of the browser's. */
  options: readonly { value: T; label: string; size?: number }[];
  value: T;
  onChange: (value: T) => void;
};

const SIZE_NAMES = ['small', 'usual', 'large', 'larger', 'largest'] as const;

export function ReadingSettings() {
  const t = useTranslations('Settings');
  const size = useRecord(textSize);
  const colours = useRecord(theme);
  useEffect(followAppearance, []);

  const chooseSize = (step: TextSize) => {
    if (step === USUAL_SIZE) size.forget();
    else size.keep(step);
  };
  const chooseTheme = (chosen: Theme) => {
    if (chosen === 'device') colours.forget();
    else colours.keep(chosen);
  };
  return (
    <>
      <RadioChoice
        legend={t('textSize')}
        options={STEPS.map((step) => ({
          value: step,
          label: t(SIZE_NAMES[step]),
          size: TEXT_SIZES[step],
        }))}
        value={size.value}
        onChange={chooseSize}
      />
      <p className="settings-sample">{t('sample')}</p>
      <RadioChoice
        legend={t('theme')}
        options={THEMES.map((name) => ({ value: name, label: t(name) }))}
        value={colours.value}
        onChange={chooseTheme}
      />
      <p role="status" className="settings-note">
        {(!size.isKept || !colours.isKept) && t('notKept')}
      </p>
    </>
  );
}

function RadioChoice<T extends string | number>({
  legend,
  options,
  value,
  onChange,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="settings-choice">
      <legend>{legend}</legend>
      <div className="settings-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.size === undefined ? (
              option.label
            ) : (
              <span className="settings-own">
                <span style={{ fontSize: `${option.size}%` }}>{option.label}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
