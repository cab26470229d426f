import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { figure } from '@/lib/format/figures';
import type { Bounds } from '@/lib/format/readNumber';
import { NumberField } from './NumberField';
import { typedAmount } from './typedAmount';

type Props = ComponentProps<typeof NumberField> & {
  /** Null for a field that follows another. */
  bounds: Bounds | null;
};

export function BoundedField({ bounds, ...field }: Props) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  const outside = bounds !== null && typedAmount(field.value, bounds).kind === 'outside';
  const hint = outside ? (
    <FieldWarning>
      {t('outside', { least: figure(bounds.least, locale), most: figure(bounds.most, locale) })}
    </FieldWarning>
  ) : (
    field.hint
  );
  return <NumberField {...field} invalid={outside} hint={hint} />;
}
