import { useTranslations } from 'next-intl';
import { SUBSCRIBE } from '#site/links.mjs';
import type { PremiumWords } from '@/components/reader/PremiumNote';
import type { Story } from '@/lib/story/story';

/** The note below a premium story's beginning; worded here, so that the reader carries no words. */
export function usePremiumWords({ premium }: Pick<Story, 'premium'>): PremiumWords | undefined {
  const t = useTranslations('Premium');
  const channel = useTranslations('Channel')('name');
  return premium && { note: t('note', { channel }), subscribe: t('subscribe'), href: SUBSCRIBE };
}
