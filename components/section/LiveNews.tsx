import { getTranslations } from 'next-intl/server';
import { inCategories } from '@/lib/news/sections';
import type { CategoryKey } from '@/lib/reference/keys';
import { NewsBlock } from './NewsBlock';

type Props = { /** The section's name. */ section: string; categories: readonly CategoryKey[]; form?: 'grid' | 'lead' };

/** The news filed under a section's categories; none, the spec's words. */
export async function LiveNews({ section, categories, form = 'grid' }: Props) {
  const [words, story] = [await getTranslations('Section'), await getTranslations('Story')];
  return (
    <NewsBlock
      title={words('latest', { section })}
      choose={(latest) => inCategories(latest, categories)}
      empty={story('emptyCategory')}
      form={form}
    />
  );
}
