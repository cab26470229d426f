import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** The result itself, said politely whenever it changes. */
  announcement: ReactNode;
  /** No live region: the change was made elsewhere and is announced there. */
  quiet?: boolean;
  /** What explains it: charts, scales. Not read out by itself. */
  children?: ReactNode;
};

/** A tool's result, on a background of its own, with a rule above it. */
export function ResultPanel({ title, announcement, quiet, children }: Props) {
  return (
    <section aria-label={title} className="rule-top bg-raised p-4">
      <h2 className="text-label text-river">{title}</h2>
      <div role={quiet ? undefined : 'status'}>{announcement}</div>
      {children}
    </section>
  );
}

/** The one figure a reader came for. */
export function BigFigure({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <p className={`text-[2.5rem] leading-[1.15] font-bold tracking-head tabular-nums ${className}`}>
      {children}
    </p>
  );
}
