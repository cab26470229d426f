'use client';
// An island because blocks are rendered in the server's render of client components; in the browser
// it does nothing.

import type { ReactNode } from 'react';
import { blockElement } from '@/app/blocks/blockElement';
import { BlockElement } from '@/components/kept/BlockElement';

/** Gives every `KeptBlock` within its HTML. */
export const KeptBlocks = ({ children }: { children: ReactNode }) => (
  <BlockElement value={blockElement}>{children}</BlockElement>
);
