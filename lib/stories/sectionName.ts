import 'server-only';
import { getTranslations } from 'next-intl/server';
import { categoryKey, stateKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/locales';
import type { StoryCard } from '@/lib/story/story';

export async function sectionName(
  { category }: Pick<StoryCard, 'category'>,
  locale: Locale,
): Promise<string | null> {
  if (category === null) return null;
  const key = categoryKey(category);
  return key ? (await getTranslations({ locale, namespace: 'Categories' }))(key) : category;
}

export async function stateName(
  { state }: Pick<StoryCard, 'state'>,
  locale: Locale,
): Promise<string | null> {
  if (state === null) return null;
  const key = stateKey(state);
  return key ? (await getTranslations({ locale, namespace: 'States' }))(key) : state;
}
