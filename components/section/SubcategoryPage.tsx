import { getLocale, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/story/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { COLUMNS } from './FilteredList';
import { LiveNews } from './LiveNews';
import { PlainList } from './PlainList';
import { RankedSamples } from './RankedSamples';
import { SampleCard } from './SampleCard';
import { SectionFrame } from './SectionFrame';
import { mostViewed, type Subdivided } from './subdivided';
import { UnknownSubcategory } from './UnknownSubcategory';
import { WithAside } from './WithAside';

type Props = { section: Subdivided; params: Promise<{ subcategory: string }> };

const TRENDING = 3;

/** One category of a section: its list, what trends in the section, and the other categories. */
export async function SubcategoryPage({ section, params }: Props) {
  const { subcategory } = await params;
  const [locale, pages, words, own] = [
    await getLocale(), await getTranslations('Pages'), await getTranslations('Section'), await getTranslations('Subsection'),
  ];
  const here = section.subcategories.find(({ value }) => value === subcategory);
  const others = section.subcategories.filter((one) => one !== here);
  const related = (
    <PlainList title={words('related')} items={others.map(({ key, path }) => ({ name: pages(key), href: localPath(path, locale) }))} />
  );
  if (!here) return <UnknownSubcategory section={section}>{related}</UnknownSubcategory>;

  return (
    <SectionFrame path={here.path}>
      <WithAside
        aside={
          <>
            <RankedSamples title={words('trendingTop')} samples={mostViewed(section.samples, TRENDING)} />
            {related}
          </>
        }
      >
        <section>
          <BlockHeader title={own('stories')} />
          <div className={`${COLUMNS} lg:grid-cols-3`}>
            {section.samples.filter(({ category }) => category === here.value).map((article) => (
              <SampleCard key={article.id} article={article} />
            ))}
          </div>
        </section>
        <LiveNews section={pages(here.key)} categories={here.news} form="lead" />
      </WithAside>
    </SectionFrame>
  );
}
