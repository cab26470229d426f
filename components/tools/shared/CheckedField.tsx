import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import type { NumberProblem } from '@/lib/format/readNumber';
import { NumberField } from './NumberField';

type Props = ComponentProps<typeof NumberField> & {
  problem: NumberProblem | null;
  /** What else is to be said of a number that can be read; it may be of use all the same. */
  remark?: string | null;
};

/**
 * A field that says what is wrong with what stands in it, tied to it for screen readers; what was
 * typed stays.
 */
export function CheckedField({
  problem,
  remark,
  invalid = problem !== null,
  hint,
  ...field
}: Props) {
  const t = useTranslations('Tool');
  const warning = problem ? t(`problem.${problem}`) : remark;
  return (
    <NumberField
      {...field}
      invalid={invalid}
      hint={
        warning ? (
          <>
            <FieldWarning>{warning}</FieldWarning>
            {hint}
          </>
        ) : (
          hint
        )
      }
    />
  );
}
