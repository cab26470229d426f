import { useLocale } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import type { SampleArticle } from '@/lib/content/sample';
import { sampleCard } from '@/lib/news/sampleCard';
import { SamplePicture } from './SamplePicture';
import { Stars } from './Stars';

type Props = { title: string; samples: readonly SampleArticle[] };

/** Sample articles with a rating, in two columns from 768 px. */
export function RatedSamples({ title, samples }: Props) {
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={title} />
      <ul className="grid gap-x-col-2 md:grid-cols-2">
        {samples.map((article) => {
          const story = sampleCard(article, locale);
          return (
            <StoryItem
              key={story.id}
              as="li"
              story={story}
              className="grid grid-cols-[minmax(0,1fr)_104px] gap-3 border-t border-rule py-3"
            >
              <div>
                <Headline story={story} className="text-card-s" />
                {article.rating !== undefined && <Stars rating={article.rating} />}
                <SampleMark className="mt-1" />
              </div>
              <SamplePicture scene={article.picture} ratio="compact" />
            </StoryItem>
          );
        })}
      </ul>
    </section>
  );
}
