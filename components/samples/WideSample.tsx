import { useLocale } from 'next-intl';
import { Headline } from '@/components/story/Headline';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import type { SampleArticle } from '@/lib/content/sample';
import { localized } from '@/lib/i18n/localized';
import { sampleCard } from '@/lib/stories/sampleCard';
import { SampleMeta, SamplePicture } from './SampleCard';

export function WideSample({ article }: { article: SampleArticle }) {
  const locale = useLocale();
  const story = sampleCard(article, locale);
  const by = [article.author, article.city].flatMap((text) =>
    text ? localized(text, locale) : [],
  );
  return (
    <StoryItem story={story} className="grid gap-x-col gap-y-3 sm:grid-cols-[5fr_7fr]">
      <SamplePicture scene={article.picture} ratio="lead" />
      <div>
        <SampleMark />
        <Headline story={story} className="text-card-l" />
        <p className="mt-2 text-quiet">{story.summary}</p>
        {by.length > 0 && <p className="mt-2 text-label font-bold">{by.join(' · ')}</p>}
        <SampleMeta article={article} />
      </div>
    </StoryItem>
  );
}
