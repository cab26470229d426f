'use client';
// An island because blocks are rendered once in the server's render of client components; in the
// browser it does nothing.

import type { ReactNode } from 'react';
import { markupOf } from '@/app/blocks/blockMarkup';
import { BlockMarkup } from '@/components/kept/BlockMarkup';

/** Gives every `KeptBlock` within its HTML. */
export const KeptBlocks = ({ children }: { children: ReactNode }) => (
  <BlockMarkup value={markupOf}>{children}</BlockMarkup>
);
