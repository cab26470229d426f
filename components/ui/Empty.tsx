import type { ReactNode } from 'react';

/** An empty list: the sentence, a quiet second line, and a way on where there is one. */
export function Empty({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 border-y border-rule px-4 py-8 text-center text-quiet">
      <p className="text-card-m font-bold text-ink">{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
