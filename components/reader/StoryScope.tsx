import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ImageErrorHandler } from '@/components/story/ImageErrorHandler.island';
import { channel } from '@/lib/config/channel';
import { newsroomContacts } from '@/lib/config/channel';
import { type IslandScope, islandMessages } from '@/lib/i18n/islandMessages';
import { StoryActions } from './StoryActions.island';

type Props = { scope?: IslandScope; children: ReactNode };

/**
 * Story pages' islands and dialogs, with the words of islands that draw cards; pages without stories send
 * no bytes of them.
 */
export async function StoryScope({ scope = 'cards', children }: Props) {
  const [messages, t] = await Promise.all([getMessages(), getTranslations('Story')]);
  const { videoSite } = channel();
  const shown = (
    <>
      {children}
      <StoryActions
        contacts={newsroomContacts()}
        videoSite={videoSite}
        previewNote={t('opensPreview')}
      />
      <ImageErrorHandler />
    </>
  );
  if (scope === 'page') return shown;
  return (
    <NextIntlClientProvider messages={islandMessages(messages, scope)}>
      {shown}
    </NextIntlClientProvider>
  );
}
