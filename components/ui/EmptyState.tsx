import type { ReactNode } from 'react';

type Props = {
  title: string;
  reason?: string;
  children?: ReactNode;
};

export function EmptyState({ title, reason, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 border-y border-rule px-4 py-8 text-center text-quiet">
      <p className="text-card-m font-bold text-ink">{title}</p>
      {reason && <p>{reason}</p>}
      {children}
    </div>
  );
}
