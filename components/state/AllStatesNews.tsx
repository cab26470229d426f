import { useLocale, useTranslations } from 'next-intl';
import { FilteredStories } from '@/components/section/FilteredStories.island';
import { useFilterChoice } from '@/components/filter/useFilterChoice';
import { localPath } from '@/lib/i18n/language';
import type { StoryCard } from '@/lib/news/story';
import { stateKey } from '@/lib/reference/keys';
import { STATE_LIST } from '@/lib/reference/states';

type Props = { stories: readonly StoryCard[]; now: number; /** The parameter `state` as it came. */ chosen: string | string[] | undefined };

/** The state news under a filter by state. */
export function AllStatesNews({ stories, now, chosen }: Props) {
  const t = useTranslations('India');
  const locale = useLocale();
  const items = stories.map((story) => {
    const key = story.state && stateKey(story.state);
    return { story, values: STATE_LIST.filter((state) => state.key === key).map(({ id }) => id) };
  });
  const choice = useFilterChoice(
    {
      href: localPath('/india', locale),
      parameter: 'state',
      filters: STATE_LIST.map(({ id, name }) => ({ value: id, label: name[locale] })),
      chosen,
      all: t('allStates'),
    },
    items,
  );
  return <FilteredStories {...choice} label={t('filterByState')} items={items} now={now} empty={t('emptyState')} />;
}
