import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type IslandScope, islandMessages } from '@/lib/i18n/islandMessages';
import { StoryIslands } from './StoryIslands';

type Props = { scope?: IslandScope; children: ReactNode };

/** `StoryIslands` with the words of islands that draw cards; pages without such islands send none. */
export async function StoryScope({ scope = 'cards', children }: Props) {
  return (
    <NextIntlClientProvider messages={islandMessages(await getMessages(), scope)}>
      <StoryIslands>{children}</StoryIslands>
    </NextIntlClientProvider>
  );
}
