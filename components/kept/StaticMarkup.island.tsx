'use client';
// An island because that keeps the block out of the data React sends; in the browser it makes the
// stories of its cards known, which are not hydrated.

import { useLocale } from 'next-intl';
import { use, useEffect } from 'react';
import { registerCard, type SentCard } from '@/lib/storyCache/cards';
import { StaticElement } from './StaticElement';
import { KeptHtml } from './KeptHtml';
import type { StaticBlocks } from './staticBlock';

type Props = { name: keyof StaticBlocks; cards?: readonly SentCard[]; className?: string };

/** A static block as HTML, from the props that the request has for it. */
export function StaticMarkup({ name, cards, className = 'contents' }: Props) {
  const locale = useLocale();
  const elementOf = use(StaticElement);
  useEffect(() => cards?.forEach(registerCard), [cards]);
  const id = `static-${name}`;
  if (!elementOf) return <KeptHtml id={id} markup={null} className={className} />;
  return (
    <div id={id} className={className}>
      {elementOf(name, locale)}
    </div>
  );
}
