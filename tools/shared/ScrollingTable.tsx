import type { ReactNode } from 'react';

type Props = {
  label?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Scrolls by keyboard too. Positioned, because visually hidden words inside would otherwise widen
 * the page.
 */
export function ScrollingTable({ label, labelledBy, className = '', children }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={0}
      className={`relative scroll-sideways ${className}`}
    >
      {children}
    </div>
  );
}
