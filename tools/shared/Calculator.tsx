import type { ReactNode } from 'react';
import { useEarlyInput } from '@/lib/browser/useEarlyInput';

export function Calculator({ form, result }: { form: ReactNode; result: ReactNode }) {
  return (
    <div
      ref={useEarlyInput<HTMLDivElement>()}
      className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12"
    >
      {form}
      {result}
    </div>
  );
}
