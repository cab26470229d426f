import type { ComponentProps, ReactNode } from 'react';
import { Calculator } from '@/components/tools/parts/Calculator';
import { ResultPanel } from '@/components/tools/parts/ResultPanel';
import { CityForm } from './CityForm';
import { useMutedLiveRegion } from './useMutedLiveRegion';

type Props = Omit<ComponentProps<typeof CityForm>, 'children'> & {
  /** The block's head, rendered on the server. */
  head: ReactNode;
  fields: ReactNode;
  result: Omit<ComponentProps<typeof ResultPanel>, 'quiet' | 'children'>;
  /** What explains the result. */
  children?: ReactNode;
};

/**
 * A block that works something out at the chosen city's price. The choice of another city is
 * announced where it is made, not here.
 */
export function CityCalculator({ head, fields, result, children, ...form }: Props) {
  const { quiet, listeners } = useMutedLiveRegion(form.city);
  return (
    <section aria-labelledby={form.block} {...listeners}>
      {head}
      <Calculator
        form={<CityForm {...form}>{fields}</CityForm>}
        result={
          <ResultPanel {...result} quiet={quiet}>
            {children}
          </ResultPanel>
        }
      />
    </section>
  );
}
