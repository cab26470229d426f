import type { ReactNode } from 'react';

type Props = { range?: string; children: ReactNode };

export function HintLine({ range, children }: Props) {
  return (
    <span className="flex min-h-lh flex-wrap justify-between gap-x-4">
      {range && <span>{range}</span>}
      {children && <span className="text-ink">{children}</span>}
    </span>
  );
}
