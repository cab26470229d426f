import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ImageErrorHandler } from '@/components/story/ImageErrorHandler.island';
import { channel, newsroomContacts } from '@/lib/config/channel';
import { StoryActions } from './StoryActions.island';

/**
 * A page's content with what any page with stories needs. Apart from `StoryScope`, whose provider of
 * words is 3 KB of scripts.
 */
export async function StoryIslands({ children }: { children: ReactNode }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Story')]);
  return (
    <>
      {children}
      <StoryActions
        locale={locale}
        contacts={newsroomContacts()}
        videoSite={channel().videoSite}
        previewNote={t('opensPreview')}
      />
      <ImageErrorHandler />
    </>
  );
}
