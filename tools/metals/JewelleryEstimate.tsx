import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { rupees } from '@/lib/format/figures';
import { BoundedField } from '@/tools/shared/BoundedField';
import { CityCalculator } from '@/tools/shared/CityCalculator';
import { FittingFigure } from '@/tools/shared/FittingFigure';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { RadioGroup } from '@/tools/shared/RadioGroup';
import { amountOf, typedAmount } from '@/tools/shared/typedAmount';
import { jewelleryEstimate } from './jewelleryCost';
import type { MetalCity } from './metalCities';
import type { ParsedMetalsQuery } from './metalsQuery';
import { GOLD, rateInRupees, ratePerGram } from './rates';

type Props = {
  city: MetalCity;
  href: string;
  initial: ParsedMetalsQuery;
  head: ReactNode;
};

const GRAMS = { least: 0, most: 1_00_000 };
const PERCENT = { least: 0, most: 100 };

export function JewelleryEstimate({ city, href, initial, head }: Props) {
  const t = useTranslations('Metals');
  const cities = useTranslations('Cities');
  const locale = useLocale();
  const [gold, setGold] = useState(initial.gold);
  const [typed, setTyped] = useState({
    grams: initial.grams,
    making: initial.making,
    gst: initial.gst,
  });
  const setField = (field: keyof typeof typed) => (text: string) =>
    setTyped((before) => ({ ...before, [field]: text }));
  const grams = amountOf(typedAmount(typed.grams, GRAMS));
  const [makingPercent, gstPercent] = [
    amountOf(typedAmount(typed.making, PERCENT)),
    amountOf(typedAmount(typed.gst, PERCENT)),
  ];
  const rate = ratePerGram(city, gold);
  const whole = grams !== null && makingPercent !== null && gstPercent !== null;
  const estimate = whole
    ? jewelleryEstimate({ grams, ratePerGram: rate, makingPercent, gstPercent })
    : null;

  return (
    <CityCalculator
      href={href}
      block="estimate"
      city={city.name}
      head={head}
      submit={
        <button type="submit" className="btn">
          {t('calculate')}
        </button>
      }
      fields={
        <>
          <RadioGroup
            legend={t('metal')}
            name="gold"
            options={GOLD.map((value) => ({ value, label: t(value) }))}
            value={gold}
            onChange={setGold}
          />
          <BoundedField
            id="grams"
            name="grams"
            label={t('weight')}
            unit={t('gram')}
            bounds={GRAMS}
            value={typed.grams}
            onChange={setField('grams')}
          />
          <BoundedField
            id="making"
            name="making"
            label={t('making')}
            unit={t('percentUnit')}
            hint={t('makingHint')}
            bounds={PERCENT}
            value={typed.making}
            onChange={setField('making')}
          />
          <BoundedField
            id="gst"
            name="gst"
            label={t('gst')}
            unit={t('percentUnit')}
            hint={t('gstHint')}
            bounds={PERCENT}
            value={typed.gst}
            onChange={setField('gst')}
          />
        </>
      }
      result={{
        title: t('about'),
        announcement:
          estimate === null ? (
            <p className="py-2 font-bold">{t('estimateBlank')}</p>
          ) : (
            <>
              <FittingFigure>{rupees(estimate.total, locale, 2)}</FittingFigure>
              <p className="mb-3">
                <span>
                  {t('atRate', {
                    metal: t(gold),
                    city: cities(city.name),
                    rate: rateInRupees(rate, locale),
                  })}
                </span>
                {gold === 'gold18k' && (
                  <span className="block text-label text-quiet">{t('workedOut')}</span>
                )}
              </p>
              <NamedFigures
                figures={[
                  { name: t('goldValue'), value: rupees(estimate.metal, locale, 2) },
                  { name: t('making'), value: rupees(estimate.making, locale, 2) },
                  { name: t('gst'), value: rupees(estimate.gst, locale, 2) },
                ]}
              />
            </>
          ),
      }}
    >
      <p className="mt-3 text-label text-quiet">{t('estimateNote')}</p>
    </CityCalculator>
  );
}
