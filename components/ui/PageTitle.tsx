import type { ReactNode } from 'react';

type Props = {
  children: string;
  lead?: string;
  /** Between the rule and the name: a way back. */
  above?: ReactNode;
};

/** A page's name with a rule above it, and a line on what it has. */
export function PageTitle({ children, lead, above }: Props) {
  return (
    <header className="rule-top mt-2 mb-6 pt-2">
      {above}
      <h1 className="text-head tracking-head">{children}</h1>
      {lead && <p className="mt-2 max-w-measure text-deck text-quiet">{lead}</p>}
    </header>
  );
}
