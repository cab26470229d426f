import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import type { SampleArticle } from '@/lib/reference/sample';
import { CARDS, FilteredList } from './FilteredList';
import { SampleCard } from './SampleCard';

type Props = {
  /** The page's address in the reader's language. */
  href: string;
  categories: readonly { value: string; label: string; /** Where the category has a page. */ href?: string }[];
  samples: readonly SampleArticle[];
  chosen: string | string[] | undefined;
  layout?: string;
};

/** A section's sample articles under a filter by category. */
export function FilteredSamples({ href, categories, samples, chosen, layout = CARDS }: Props) {
  const t = useTranslations('Section');
  const story = useTranslations('Story');
  return (
    <FilteredList
      href={href}
      label={t('filterBy')}
      filters={categories}
      chosen={chosen}
      layout={layout}
      empty={<Empty title={story('emptyCategory')} />}
      items={samples.map((article) => ({
        key: article.id,
        values: [article.category],
        node: <SampleCard article={article} categoryHref={categories.find(({ value }) => value === article.category)?.href} />,
      }))}
    />
  );
}
