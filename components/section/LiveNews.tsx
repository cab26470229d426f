import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { CategoryKey } from '@/lib/content/keys';
import type { ArchiveResult } from '@/lib/stories/getArchivePage';
import { NewsBlock } from './NewsBlock';

type Props = Pick<
  ComponentProps<typeof NewsBlock>,
  'path' | 'searchParams' | 'lead' | 'after' | 'isFirst' | 'isOptional' | 'sidebar'
> &
  Partial<Pick<ComponentProps<typeof NewsBlock>, 'layout'>> & {
    section: keyof Messages['Pages'];
    result: ArchiveResult;
    categories: readonly CategoryKey[];
  };

export async function LiveNews({ section, result, categories, layout = 'grid', ...rest }: Props) {
  const [pages, words, story, names] = await Promise.all([
    getTranslations('Pages'),
    getTranslations('Section'),
    getTranslations('Story'),
    getTranslations('Categories'),
  ]);
  const name = pages(section);
  return (
    <NewsBlock
      title={words('latest', { kind: section, section: name })}
      result={result}
      empty={story('emptyCategory')}
      layout={layout}
      named={categories.filter((category) => names(category) === name)}
      {...rest}
    />
  );
}
