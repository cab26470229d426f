import type { ReactNode } from 'react';

type Props = {
  /** The name of what scrolls, where `labelledBy` names no heading. */
  label?: string;
  labelledBy?: string;
  className?: string;
  /** The table. */
  children: ReactNode;
};

/**
 * Where a table is wider than the screen it scrolls by itself, by keyboard too, and the page does
 * not. It is what hidden words in it are placed by: else these would widen the page.
 */
export function ScrollingTable({ label, labelledBy, className = '', children }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={0}
      className={`relative overflow-x-auto ${className}`}
    >
      {children}
    </div>
  );
}
