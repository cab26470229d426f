import { getLocale, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/story/BlockHeader';
import { localPath } from '@/lib/i18n/language';
import { mostViewed } from '@/lib/content/sample';
import { getLatest } from '@/lib/news/getNews';
import { SECTIONS } from '@/lib/site/sections';
import { shownSamples } from '@/lib/site/showsSamples';
import { type SubdividedPath, subcategoriesOf } from '@/lib/site/subcategories';
import { RAIL_PX } from './besideRail';
import { THREE_COLUMNS } from './cardColumns';
import { InsteadOfSamples } from './InsteadOfSamples';
import { LiveNews } from './LiveNews';
import { PlainList } from './PlainList';
import { RankedSamples } from './RankedSamples';
import { SampleCard } from './SampleCard';
import { SectionFrame } from './SectionFrame';
import { UnknownSubcategory } from './UnknownSubcategory';

type Props = { section: SubdividedPath; params: Promise<{ subcategory: string }> };

const TRENDING = 3;

/** One category of a section: its list, what trends in the section, and the other categories. */
export async function SubcategoryPage({ section, params }: Props) {
  const { subcategory } = await params;
  const locale = await getLocale();
  const [pages, words] = await Promise.all([getTranslations('Pages'), getTranslations('Section')]);
  const samples = shownSamples(SECTIONS[section].samples);
  const subcategories = subcategoriesOf(section);
  const here = subcategories.find(({ value }) => value === subcategory);
  const others = subcategories.filter((one) => one !== here);
  const related = (
    <PlainList
      title={words('related')}
      items={others.map(({ key, path }) => ({ name: pages(key), href: localPath(path, locale) }))}
    />
  );
  if (!here) return <UnknownSubcategory section={section}>{related}</UnknownSubcategory>;

  const result = getLatest(locale);
  const own = samples.filter(({ category }) => category === here.value);
  const aside = (
    <>
      <RankedSamples title={words('trendingTop')} samples={mostViewed(samples, TRENDING)} />
      {related}
    </>
  );
  return (
    <SectionFrame path={here.path}>
      <LiveNews
        section={here.key}
        isFirst
        result={result}
        categories={here.news}
        form="lead"
        rail={{ aside, px: () => RAIL_PX.latest }}
        after={
          own.length === 0 ? (
            <InsteadOfSamples result={result} categories={here.news} />
          ) : (
            <section>
              <BlockHeader title={words('samples')} />
              <div className={THREE_COLUMNS}>
                {own.map((article) => (
                  <SampleCard key={article.id} article={article} />
                ))}
              </div>
            </section>
          )
        }
      />
    </SectionFrame>
  );
}
