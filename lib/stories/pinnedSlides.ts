import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { deskFrontPage, slideOf } from '@/lib/provider/provider';
import type { Slide, Story } from '@/lib/story/story';
import { findStories } from './findStory';
import { SLIDES } from './listLengths';

const NONE: readonly Slide[] = [];

const slidesOf = memoize((...stories: Story[]): readonly Slide[] => stories.map(slideOf));

export async function pinnedSlides(locale: Locale, now = Date.now()): Promise<readonly Slide[]> {
  const { pins } = await deskFrontPage();
  const ids = pins.filter(({ until }) => until > now).map(({ id }) => id);
  if (ids.length === 0) return NONE;
  const { found } = await findStories(ids, locale);
  return slidesOf(...ids.flatMap((id) => found.get(id) ?? []));
}

export const withPinned = memoize(
  (slides: readonly Slide[], pinned: readonly Slide[]): readonly Slide[] => {
    if (pinned.length === 0) return slides;
    const ids = new Set(pinned.map(({ id }) => id));
    return [...pinned, ...slides.filter(({ id }) => !ids.has(id))].slice(0, SLIDES);
  },
);
