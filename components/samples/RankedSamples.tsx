import { useLocale } from 'next-intl';
import { Numeral } from '@/components/lists/Numeral';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { SampleArticle } from '@/lib/content/sample';
import { sampleCard } from '@/lib/stories/sampleCard';
import { SampleMeta } from './SampleCard';

export function RankedSamples({
  title,
  samples,
}: {
  title: string;
  samples: readonly SampleArticle[];
}) {
  const locale = useLocale();
  if (samples.length === 0) return null;
  return (
    <section>
      <BlockHeader title={title} />
      <ol>
        {samples.map((article, at) => {
          const story = sampleCard(article, locale);
          return (
            <StoryItem
              key={story.id}
              as="li"
              story={{ ...story, summary: '', picture: null }}
              className="grid grid-cols-[34px_minmax(0,1fr)] border-b border-rule py-3 first:pt-0"
            >
              <Numeral rank={at + 1} />
              <div>
                <Headline story={story} className="text-card-s" />
                <SampleMark className="mt-1" />
                <SampleMeta article={article} />
              </div>
            </StoryItem>
          );
        })}
      </ol>
    </section>
  );
}
