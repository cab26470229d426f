import { createContext, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { AnyBlock } from './block';

/** The element that a block's HTML stands in. */
export type BlockFrame = { id: string; className: string };

/** A block in its frame, with the words of a language. */
export type BlockElementOf = (block: AnyBlock, frame: BlockFrame, locale: Locale) => ReactNode;

/** Given on the server, whose `app/blocks` knows every block; null in the browser, which has its HTML. */
export const BlockElement = createContext<BlockElementOf | null>(null);
