import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { FeedResult } from '@/lib/news/getNews';
import { inCategories } from '@/lib/news/sections';
import type { StoryCard } from '@/lib/story/story';
import type { CategoryKey } from '@/lib/content/keys';
import { NewsBlock } from './NewsBlock';

type Props = Pick<ComponentProps<typeof NewsBlock>, 'after' | 'whenEmpty'> &
  Partial<Pick<ComponentProps<typeof NewsBlock>, 'form'>> & {
    /** The section's name. */
    section: string;
    result: FeedResult<StoryCard>;
    categories: readonly CategoryKey[];
  };

/** The news filed under a section's categories; none, the spec's words. */
export async function LiveNews({ section, result, categories, form = 'grid', ...rest }: Props) {
  const [words, story] = [await getTranslations('Section'), await getTranslations('Story')];
  return (
    <NewsBlock
      title={words('latest', { section })}
      result={result}
      choose={(latest) => inCategories(latest, categories)}
      empty={story('emptyCategory')}
      form={form}
      {...rest}
    />
  );
}
