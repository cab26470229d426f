import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useRecord } from '@/lib/browser/device/useRecord';
import { RadioChoice } from './RadioChoice';
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
