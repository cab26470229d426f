import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredList } from '@/components/section/FilteredList';
import { LiveNews } from '@/components/section/LiveNews';
import { SampleCard } from '@/components/section/SampleCard';
import { SectionFrame } from '@/components/section/SectionFrame';
import { Tiles } from '@/components/section/Tiles';
import { Empty } from '@/components/ui/Empty';
import { localPath } from '@/lib/i18n/language';
import { ENTERTAINMENT_SAMPLES, ENTERTAINMENT_SUBCATEGORIES } from '@/lib/reference/entertainment';
import { pageMetadata } from '@/lib/seo/pageMetadata';

type Props = { searchParams: Promise<{ category?: string | string[] }> };

const PATH = '/entertainment';

export const generateMetadata = () => pageMetadata(PATH);

export default async function EntertainmentPage({ searchParams }: Props) {
  const locale = await getLocale();
  const [pages, section, story] = [await getTranslations('Pages'), await getTranslations('Section'), await getTranslations('Story')];
  const categories = ENTERTAINMENT_SUBCATEGORIES.map((value) => ({
    value,
    label: pages(value),
    href: localPath(`${PATH}/${value}`, locale),
  }));
  const hrefOf = (category: string) => categories.find(({ value }) => value === category)?.href;

  return (
    <SectionFrame path={PATH}>
      <section>
        <FilteredList
          href={localPath(PATH, locale)}
          label={section('filterBy')}
          filters={categories}
          chosen={(await searchParams).category}
          empty={<Empty title={story('emptyCategory')} />}
          items={ENTERTAINMENT_SAMPLES.map((article) => ({
            key: article.id,
            values: [article.category],
            node: <SampleCard article={article} categoryHref={hrefOf(article.category)} />,
          }))}
        />
      </section>
      <Tiles title={section('categories')} tiles={categories.map(({ href, label }) => ({ href, name: label }))} />
      <LiveNews title={section('latest', { section: pages('entertainment') })} categories={['entertainment', 'bollywood', 'ott', 'tv', 'film']} />
    </SectionFrame>
  );
}
