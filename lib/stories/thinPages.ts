import 'server-only';
import { showsSamples } from '@/lib/config/showsSamples';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import type { PagePath } from '@/lib/pages/pages';
import { SECTION_PATHS } from '@/lib/pages/sections';
import { categoriesOf } from '@/lib/pages/subcategories';
import { provider } from '@/lib/provider/provider';
import { type Story, writtenIn } from '@/lib/stories/model/story';
import { ENOUGH_IN_SECTION } from './listLengths';
import { inCategories } from './storySelection';

/** Is of its programme, whatever it lists. */
const LIVE: string = '/live-tv';

const NONE: readonly PagePath[] = [];

const thinSections = oncePerList(
  (stories: readonly Story[], locale: Locale): readonly PagePath[] => {
    const own = stories.filter((story) => writtenIn(story) === locale);
    return SECTION_PATHS.filter((path) => {
      const categories = categoriesOf(path);
      return (
        path !== LIVE &&
        categories.length > 0 &&
        inCategories(own, categories).length < ENOUGH_IN_SECTION
      );
    });
  },
);

/**
 * The sections with fewer than three stories in a language, which menus and quick access leave out. By what the news
 * call last said, so that no page waits for it: none before its first answer. None either where samples are shown, which
 * fill them, and where the source has an archive, which has more than the news call.
 */
export function thinPages(locale: Locale): readonly PagePath[] {
  const stories = showsSamples() || provider.hasArchive() ? null : provider.lastStories('news');
  return stories ? thinSections(stories, locale) : NONE;
}
