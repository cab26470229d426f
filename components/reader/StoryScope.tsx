import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ImageErrorHandler } from '@/components/story/ImageErrorHandler.island';
import { channel } from '@/lib/config/channel';
import { newsroomContacts } from '@/lib/config/newsroomContacts';
import { type IslandScope, islandMessages } from '@/lib/i18n/islandMessages';
import { StoryActions } from './StoryActions.island';

type Props = { scope?: Exclude<IslandScope, 'page'>; children: ReactNode };

/** Story pages' islands, dialogs and messages; pages without stories send no bytes of them. */
export async function StoryScope({ scope = 'stories', children }: Props) {
  return (
    <NextIntlClientProvider messages={islandMessages(await getMessages(), scope)}>
      {children}
      <StoryActions contacts={newsroomContacts()} videoSite={channel().videoSite} />
      <ImageErrorHandler />
    </NextIntlClientProvider>
  );
}
