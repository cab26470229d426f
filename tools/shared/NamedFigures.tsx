import type { ReactNode } from 'react';

type Props = {
  figures: readonly { name: string; value: ReactNode }[];
  className?: string;
  /** `none` sets one below the other, for figures that two columns would break. */
  grid?: 'none' | '';
};

export function NamedFigures({ figures, className = '', grid }: Props) {
  return (
    <dl
      style={{ grid }}
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
