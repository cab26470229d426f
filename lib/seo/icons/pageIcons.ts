import 'server-only';
import type { Metadata } from 'next';
import { VECTOR_ICON } from './icons.mjs';

/**
 * The icons a page names in its head: one for any browser, one that scales for those that can,
 * Apple's.
 */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: VECTOR_ICON, type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
} satisfies Metadata['icons'];
