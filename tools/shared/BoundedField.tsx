import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { figure } from '@/lib/format/numbers';
import { type Bounds, type Read, readNumber } from '@/lib/format/readNumber';
import { NumberField } from './NumberField';

type Props = ComponentProps<typeof NumberField> & {
  /** Null for a field that follows another. */
  bounds: Bounds | null;
  read?: Read;
};

export function useAmount(text: string, bounds: Bounds) {
  const [value, onChange] = useState(text);
  return { amount: amountIn(value, bounds), field: { value, onChange, bounds } };
}

export function BoundedField({ bounds, read, ...field }: Props) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  const outside =
    bounds !== null && field.value.trim() !== '' && amountIn(field.value, bounds, read) === null;
  const hint = outside ? (
    <FieldWarning>
      {t('outside', { least: figure(bounds.least, locale), most: figure(bounds.most, locale) })}
    </FieldWarning>
  ) : (
    field.hint
  );
  return <NumberField {...field} invalid={outside} hint={hint} />;
}

/** Null for a blank text, for one that is no number, and for a number outside the bounds. */
export function amountIn(
  text: string,
  { least, most }: Bounds,
  read: Read = readNumber,
): number | null {
  const amount = read(text);
  return amount !== null && amount >= least && amount <= most ? amount : null;
}
