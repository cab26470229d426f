import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FieldWarning } from '@/components/ui/FieldWarning';
import type { NumberProblem } from '@/lib/format/readNumber';
import { NumberField } from './NumberField';

type Props = ComponentProps<typeof NumberField> & {
  problem: NumberProblem | null;
  remark?: string | null;
};

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
