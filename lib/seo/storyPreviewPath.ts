import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@/lib/i18n/routing';
import type { Story } from '@/lib/news/story';

/** The address of a story's preview picture. It changes with what the picture is made of, so it may be kept for ever. */
export function storyPreviewPath({ id, picture }: Pick<Story, 'id' | 'picture'>, locale: Locale): string {
  const made = createHash('sha256').update(JSON.stringify([id, picture])).digest('hex').slice(0, 12);
  return picture ? `/og/${encodeURIComponent(id)}.${made}.jpg` : `/og/brand.${locale}.jpg`;
}
