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
    <section aria-label={title} className="rule-top @container bg-raised p-4">
      <h2 className="text-label text-river">{title}</h2>
      <div role={quiet ? undefined : 'status'}>{announcement}</div>
      {children}
    </section>
  );
}

/** A line's width in signs of 1 em, in hundredths of its panel: a digit is about 0.6 em wide. */
const LINE_CQI = 160;

/** So many fit at the smallest size; what somebody types for fun is broken. */
const LONGEST_LINE = 30;

type FigureProps = {
  children: ReactNode;
  /** How many signs must stay on one line: the figure gets smaller until they fit. */
  signs?: number;
};

/** The one figure a reader came for. */
export function BigFigure({ children, signs }: FigureProps) {
  return (
    <p
      style={
        signs === undefined
          ? undefined
          : { fontSize: `max(0.75rem, min(2.5rem, ${(LINE_CQI / signs).toFixed(1)}cqi))` }
      }
      className={`text-[2.5rem] leading-[1.15] font-bold tracking-head tabular-nums ${signs !== undefined && signs <= LONGEST_LINE ? 'whitespace-nowrap' : ''}`}
    >
      {children}
    </p>
  );
}
