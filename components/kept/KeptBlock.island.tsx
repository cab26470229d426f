'use client';
// An island because that keeps the block's markup out of the data React sends; in the browser it
// does nothing.

import { useLocale } from 'next-intl';
import { use } from 'react';
import type { Block } from './block';
import { BlockMarkup } from './BlockMarkup';
import { KeptHtml } from './KeptHtml';

type Props = Block & { className?: string };

/** A block that is the same at every request: its HTML, rendered once. */
export function KeptBlock({ className, ...block }: Props) {
  const locale = useLocale();
  const markupOf = use(BlockMarkup);
  return (
    <KeptHtml
      id={`kept-${block.name}`}
      markup={markupOf && use(markupOf(block, locale))}
      className={className}
    />
  );
}
