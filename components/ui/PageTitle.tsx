import type { ReactNode } from 'react';

type Props = {
  children: string;
  lead?: string;
  /** Between the rule and the name: a way back. */
  above?: ReactNode;
  /** On a page of news, whose first headline should be on the first screen of a phone. */
  compact?: boolean;
};

/** A page's name with a rule above it, and a line on what it has; compact, not on phones. */
export function PageTitle({ children, lead, above, compact = false }: Props) {
  return (
    <header className={`rule-top pt-2 ${compact ? 'mb-2 md:mt-2 md:mb-6' : 'mt-2 mb-6'}`}>
      {above}
      <h1 className="text-head tracking-head">{children}</h1>
      {lead && (
        <p className={`mt-2 max-w-measure text-deck text-quiet ${compact ? 'max-md:hidden' : ''}`}>
          {lead}
        </p>
      )}
    </header>
  );
}
