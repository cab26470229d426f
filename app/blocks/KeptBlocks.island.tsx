'use client';
// An island because blocks are rendered in the server's render of client components; in the browser
// it does nothing.

import type { ReactNode } from 'react';
import { markupOf } from '@/app/blocks/blockMarkup';
import { staticElementOf } from '@/app/blocks/staticElements';
import { BlockMarkup } from '@/components/kept/BlockMarkup';
import { StaticElement } from '@/components/kept/StaticElement';

/** Gives every `KeptBlock` and `StaticBlock` within its HTML. */
export const KeptBlocks = ({ children }: { children: ReactNode }) => (
  <BlockMarkup value={markupOf}>
    <StaticElement value={staticElementOf}>{children}</StaticElement>
  </BlockMarkup>
);
