import 'server-only';
import { showsSamples } from '@/lib/config/showsSamples';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import type { PagePath } from '@/lib/pages/pages';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { provider } from '@/lib/provider/provider';
import { type Story, writtenIn } from '@/lib/story/story';
import { ENOUGH_IN_SECTION } from './listLengths';
import { listOfSection, chooseListed } from './listOfPage';

const LIVE: string = '/live-tv';

const NONE: readonly PagePath[] = [];

const thinSections = memoize((stories: readonly Story[], locale: Locale): readonly PagePath[] => {
  const own = stories.filter((story) => writtenIn(story) === locale);
  return SECTION_PATHS.filter((path) => {
    const listed = listOfSection(path);
    return (
      path !== LIVE && listed.by !== 'all' && chooseListed(own, listed).length < ENOUGH_IN_SECTION
    );
  });
});

/**
 * Sections with under three stories, which menus hide. Uses the last news call, so that no page
 * waits. Empty with samples or an archive.
 */
export async function thinPages(locale: Locale): Promise<readonly PagePath[]> {
  if (showsSamples() || (await provider.hasArchive())) return NONE;
  const stories = await provider.lastStories('news');
  return stories ? thinSections(stories, locale) : NONE;
}
