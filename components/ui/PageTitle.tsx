import type { ReactNode } from 'react';

type Props = {
  children: string;
  lead?: string;
  above?: ReactNode;
  /** For news pages, whose first headline belongs on a phone's first screen. */
  compact?: boolean;
};

export function PageTitle({ children, lead, above, compact = false }: Props) {
  return (
    <header className={`rule-top pt-2 ${compact ? 'mb-2 md:mt-2 md:mb-6' : 'mt-2 mb-6'}`}>
      {above}
      <h1 className="text-head tracking-head">{children}</h1>
      {lead && (
        <p
          className={`mt-2 max-w-measure text-deck text-balance text-quiet ${compact ? 'max-md:hidden' : ''}`}
        >
          {lead}
        </p>
      )}
    </header>
  );
}
