import { createContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Block } from './block';

/** A block as HTML with the words of a language. */
export type MarkupOf = (block: Block, locale: Locale) => Promise<string>;

/** Given on the server, whose `app/blocks` knows every block; null in the browser, which has them. */
export const BlockMarkup = createContext<MarkupOf | null>(null);
