'use client';
// An island because that keeps the block out of the data React sends; in the browser it does
// nothing.

import { useLocale } from 'next-intl';
import { use } from 'react';
import { StaticElement } from './StaticElement';
import { KeptHtml } from './KeptHtml';
import type { StaticBlocks } from './staticBlock';

type Props = { name: keyof StaticBlocks; className?: string };

/** A static block as HTML, from the props that the request has for it. */
export function StaticMarkup({ name, className = 'contents' }: Props) {
  const locale = useLocale();
  const elementOf = use(StaticElement);
  const id = `static-${name}`;
  if (!elementOf) return <KeptHtml id={id} markup={null} className={className} />;
  return (
    <div id={id} className={className}>
      {elementOf(name, locale)}
    </div>
  );
}
