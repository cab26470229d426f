import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { BlockHeader } from '@/components/story/BlockHeader';
import { StandardCard } from '@/components/story/StandardCard';
import { Empty } from '@/components/ui/Empty';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { getLatest } from '@/lib/news/getNews';
import { inCategories } from '@/lib/news/sections';
import type { CategoryKey } from '@/lib/reference/keys';

type Props = { title: string; categories: readonly CategoryKey[] };

const MAXIMUM = 12;

/** The news filed under a section, streamed when it is late; none, the spec's words. */
export async function LiveNews({ title, categories }: Props) {
  const [locale, now, t] = [await getLocale(), (await getNow()).getTime(), await getTranslations('Story')];
  return (
    <section>
      <BlockHeader title={title} />
      <FeedBlock
        reading={getLatest(locale)}
        place={<p role="status" className="min-h-130 pt-4 text-quiet">{t('loading')}</p>}
      >
        {(reading) => {
          const stories = inCategories(reading.ok ? reading.value : [], categories).slice(0, MAXIMUM);
          if (stories.length === 0) return <Empty title={t('emptyCategory')} />;
          return (
            <div className="grid gap-x-col gap-y-6 md:grid-cols-3">
              {stories.map((story, at) => (
                <StandardCard key={story.id} story={story} now={now} leads={at === 0} />
              ))}
            </div>
          );
        }}
      </FeedBlock>
    </section>
  );
}
