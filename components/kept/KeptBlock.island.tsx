'use client';
// An island because that keeps the block's markup out of the data React sends; in the browser it
// does nothing.

import { useLocale } from 'next-intl';
import { use } from 'react';
import type { AnyBlock } from './block';
import { BlockElement } from './BlockElement';
import { KeptHtml } from './KeptHtml';

type Props = AnyBlock & { className?: string };

/** A block as HTML: one that is rendered once, or one that is static (`StaticBlock`). */
export function KeptBlock({ className = 'contents', ...block }: Props) {
  const locale = useLocale();
  const elementOf = use(BlockElement);
  const frame = { id: `kept-${block.name}`, className };
  return elementOf ? elementOf(block, frame, locale) : <KeptHtml {...frame} markup={null} />;
}
