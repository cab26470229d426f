import { getLocale, getTranslations } from 'next-intl/server';
import { Stories } from '@/components/lists/Stories.island';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { State } from '@/lib/content/stateRecord';
import { localized } from '@/lib/i18n/localized';
import { statePath } from '@/lib/pages/statePath';
import { requestTime } from '@/lib/request/requestTime';
import { getArchivePage, itemsOf } from '@/lib/stories/getArchivePage';
import { MORE_IN_THIN_SECTION } from '@/lib/stories/listLengths';
import { firstWithout } from '@/lib/stories/storySelection';
import type { StoryCard } from '@/lib/story/story';

type Props = { state: State; shown: readonly StoryCard[] };

export async function StateStories({ state, shown }: Props) {
  const [locale, t, now] = await Promise.all([
    getLocale(),
    getTranslations('District'),
    requestTime(),
  ]);
  const all = await itemsOf(getArchivePage({ by: 'state', state: state.key }, locale, 1));
  const stories = firstWithout(all, shown, MORE_IN_THIN_SECTION);
  if (stories.length === 0) return null;
  return (
    <section>
      <BlockHeader
        title={t('more', { state: localized(state.name, locale) })}
        more={statePath(state)}
      />
      <Stories stories={stories} now={now} layout="grid" />
    </section>
  );
}
