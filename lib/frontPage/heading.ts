import type { useTranslations } from 'next-intl';
import { LATEST } from '#site/links.mjs';
import { stateById } from '@/lib/content/states';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { isSection, SECTIONS } from '@/lib/pages/sections';
import type { StorySource } from '@/lib/site/frontPageSchema';
import { authorPath, tagPath } from '@/lib/story/termPaths';
import type { StoriesBlock } from './layouts';

type Words = ReturnType<typeof useTranslations<never>>;

export const headingOf = ({ title, from }: StoriesBlock, words: Words, locale: Locale): string =>
  title?.[locale] ?? nameOf(from, words, locale);

function nameOf(from: StorySource, words: Words, locale: Locale): string {
  if ('section' in from && isSection(from.section))
    return words(`Pages.${SECTIONS[from.section].key}`);
  if ('has' in from) return words('FrontPage.watch');
  if ('feed' in from && from.feed === 'mostRead') return words('FrontPage.mostRead');
  const state = 'state' in from ? stateById(from.state) : null;
  return state ? localized(state.name, locale) : words('FrontPage.moreNews');
}

export function moreOf({ from }: StoriesBlock): string {
  if ('section' in from) return from.section;
  if ('state' in from) return `/india/${from.state}`;
  if ('tag' in from) return tagPath(from.tag);
  if ('author' in from) return authorPath(from.author);
  return LATEST;
}
