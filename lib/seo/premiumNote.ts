import 'server-only';
import { getTranslations } from 'next-intl/server';
import { SUBSCRIBE } from '#site/links.mjs';
import { channelName } from '@/lib/i18n/channelName';
import type { Locale } from '@/lib/i18n/locales';
import type { Body } from '@/lib/story/body';
import type { Story } from '@/lib/story/story';

export async function premiumNote(
  { premium }: Pick<Story, 'premium'>,
  locale: Locale,
): Promise<Body> {
  if (!premium) return [];
  const t = await getTranslations({ locale, namespace: 'Premium' });
  const note = t('note', { channel: channelName(locale) });
  return [
    {
      type: 'paragraph',
      content: SUBSCRIBE
        ? [note, ' ', { type: 'link', href: SUBSCRIBE, content: [t('subscribe')] }]
        : [note],
      isAside: true,
    },
  ];
}
