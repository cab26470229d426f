import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** Why there is nothing. */
  reason?: string;
  /** Ways on: another try, links, a search. */
  children?: ReactNode;
};

/**
 * A list, or a choice of it, that has nothing to show: a sentence, the reason, ways on. A whole page
 * without content has a `PageTitle`, whose lead is the reason, and its ways on below that.
 */
export function EmptyState({ title, reason, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 border-y border-rule px-4 py-8 text-center text-quiet">
      <p className="text-card-m font-bold text-ink">{title}</p>
      {reason && <p>{reason}</p>}
      {children}
    </div>
  );
}
