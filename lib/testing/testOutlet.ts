import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** What renders that which comes late where a test has no page around it. */
export function testOutlet(): (shown: ReactNode) => void {
  let root: Root | undefined;
  return (shown) => {
    root ??= createRoot(document.createElement('div'));
    root.render(shown);
  };
}
