import type { ReactNode } from 'react';

type Props = {
  title: string;
  announcement: ReactNode;
  quiet?: boolean;
  children?: ReactNode;
};

export function ResultPanel({ title, announcement, quiet, children }: Props) {
  return (
    <section aria-label={title} className="rule-top @container bg-raised p-4">
      <h2 className="figure-name text-label text-river">{title}</h2>
      <div role={quiet ? undefined : 'status'}>{announcement}</div>
      {children}
    </section>
  );
}

/** Hundredths of the panel's width; a digit is about 0.6 em wide. */
const LINE_CQI = 160;

/** The most characters at the smallest size; longer figures wrap. */
const LONGEST_LINE = 30;

type FigureProps = {
  children: ReactNode;
  /** Characters that must share a line; the font shrinks to fit them. */
  signs?: number;
};

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

export function FittingFigure({ children }: { children: string }) {
  return <BigFigure signs={children.length}>{children}</BigFigure>;
}
