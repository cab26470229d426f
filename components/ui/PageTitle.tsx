import type { ReactNode } from 'react';

type Props = {
  children: string;
  lead?: string;
  /** Stands between the bar and the name: a way back. */ above?: ReactNode;
};

/** A page's name, hanging from its bar, and a line on what it has. */
export function PageTitle({ children, lead, above }: Props) {
  return (
    <header className="rule-top mt-2 mb-6 pt-2">
      {above}
      <h1 className="text-head tracking-head">{children}</h1>
      {lead && <p className="mt-2 max-w-measure text-deck text-quiet">{lead}</p>}
    </header>
  );
}
