import type { ReactNode } from 'react';

type Props = {
  facts: readonly { name: string; value: ReactNode; note?: string }[];
  columns: string;
};

export function Facts({ facts, columns }: Props) {
  return (
    <dl className={`grid overflow-hidden border-b border-rule ${columns}`}>
      {facts.map(({ name, value, note }) => (
        <div key={name} className="-ms-px border-t border-s border-rule px-3 py-2">
          <dt className="text-meta text-quiet">{name}</dt>
          <dd className="font-bold">{value}</dd>
          {note && <dd className="text-meta text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
