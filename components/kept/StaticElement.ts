import { createContext, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { StaticBlocks } from './staticBlock';

/** A static block of the request being handled, with the words of a language. */
export type StaticElementOf = (name: keyof StaticBlocks, locale: Locale) => ReactNode;

/** Given on the server, whose `app/blocks` knows every block; null in the browser, which has its HTML. */
export const StaticElement = createContext<StaticElementOf | null>(null);
