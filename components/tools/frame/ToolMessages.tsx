import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ToolPath } from '@/lib/site/tools';
import { toolMessages } from '@/lib/tools/toolMessages';

/**
 * Lends a tool's islands its own words, which no other page carries. They replace the site's
 * inside.
 */
export async function ToolMessages({ path, children }: { path: ToolPath; children: ReactNode }) {
  return (
    <NextIntlClientProvider messages={toolMessages(await getMessages(), path)}>
      {children}
    </NextIntlClientProvider>
  );
}
