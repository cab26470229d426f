import type { ReactNode } from 'react';

type Props = {
  figures: readonly { name: string; value: ReactNode }[];
  className?: string;
  /** Characters that must share a line. */
  signs?: number;
};

/** A bold digit's width in rem. */
const SIGN_REM = 0.7;
const LEAST_REM = 8.5;

const columnsFor = (signs: number) =>
  signs * SIGN_REM > LEAST_REM
    ? {
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${(signs * SIGN_REM).toFixed(1)}rem), 1fr))`,
      }
    : undefined;

export function NamedFigures({ figures, className = '', signs = 0 }: Props) {
  return (
    <dl
      style={columnsFor(signs)}
      className={`grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-3 border-t border-rule pt-3 ${className}`}
    >
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-meta text-quiet">{name}</dt>
          <dd className="text-card-m font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
