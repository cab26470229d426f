import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toolMessages } from '@/lib/i18n/islandMessages';
import { PAGES, type ToolPath } from '@/lib/site/pages';

/**
 * Lends a tool's islands its own words, which no other page carries. They replace the site's
 * inside.
 */
export async function ToolMessages({ path, children }: { path: ToolPath; children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={toolMessages(await getMessages(), PAGES[path])}>
      {children}
    </NextIntlClientProvider>
  );
}
