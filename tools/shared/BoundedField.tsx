import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { figure } from '@/lib/format/figures';
import type { Bounds, Read } from '@/lib/format/readNumber';
import { NumberField } from './NumberField';
import { amountIn } from './amountIn';

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
