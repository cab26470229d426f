import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { money } from '@/lib/format/numbers';
import { BoundedField, useAmount } from '@/tools/shared/BoundedField';
import { CityCalculator, type CalculatorProps } from '@/tools/shared/CityCalculator';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { FittingFigure } from '@/tools/shared/ResultPanel';
import { jewelleryEstimate } from './jewelleryCost';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { GOLD, rateText, ratePerGram } from './rates';

const GRAMS = { least: 0, most: 1_00_000 };
const PERCENT = { least: 0, most: 100 };

type Props = CalculatorProps<MetalCity, ParsedMetalsQuery>;

export function JewelleryEstimate({ initial, ...place }: Props) {
  const { city } = place;
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const written = (value: number) => money(value, locale, 2);
  const [gold, setGold] = useState(initial.gold);
  const grams = useAmount(initial.grams, GRAMS);
  const making = useAmount(initial.making, PERCENT);
  const gst = useAmount(initial.gst, PERCENT);
  const rate = ratePerGram(city, gold);
  const estimate =
    grams.amount === null || making.amount === null || gst.amount === null
      ? null
      : jewelleryEstimate({
          grams: grams.amount,
          ratePerGram: rate,
          makingPercent: making.amount,
          gstPercent: gst.amount,
        });

  return (
    <CityCalculator
      {...place}
      block="estimate"
      submit={t('calculate')}
      fields={
        <>
          <RadioGroup
            legend={t('metal')}
            name="gold"
            options={GOLD}
            labelOf={t}
            value={gold}
            onChange={setGold}
          />
          <BoundedField name="grams" label={t('weight')} unit={t('gram')} {...grams.field} />
          <BoundedField
            name="making"
            label={t('making')}
            unit={t('percentUnit')}
            hint={t('makingHint')}
            {...making.field}
          />
          <BoundedField
            name="gst"
            label={t('gst')}
            unit={t('percentUnit')}
            hint={t('gstHint')}
            {...gst.field}
          />
        </>
      }
      title={t('about')}
      blank={t('estimateBlank')}
      result={
        estimate && (
          <>
            <FittingFigure>{written(estimate.total)}</FittingFigure>
            <p className="mb-3">
              <span>
                {t('atRate', {
                  metal: t(gold),
                  city: cities(city.name),
                  rate: rateText(rate, locale),
                })}
              </span>
              {gold === 'gold18k' && (
                <span className="block text-label text-quiet">{t('workedOut')}</span>
              )}
            </p>
            <NamedFigures
              figures={[
                { name: t('goldValue'), value: written(estimate.metal) },
                { name: t('making'), value: written(estimate.making) },
                { name: t('gst'), value: written(estimate.gst) },
              ]}
            />
          </>
        )
      }
    >
      <p className="mt-3 text-label text-quiet">{t('estimateNote')}</p>
    </CityCalculator>
  );
}
