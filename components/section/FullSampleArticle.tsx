import { useLocale } from 'next-intl';
import { StoryBody } from '@/components/reader/StoryBody';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import { headlineAction } from '@/components/story/cardAction';
import { SampleMark } from '@/components/story/SampleMark';
import { localPath } from '@/lib/i18n/language';
import { type Localized, localized } from '@/lib/i18n/localized';
import { sampleCard } from '@/lib/news/sampleCard';
import { storyPath } from '@/lib/story/story';
import { sentCard } from '@/lib/storyCache/cards';
import type { SampleArticle } from '@/lib/content/sample';
import { SampleMeta } from './SampleMeta';
import { SamplePicture } from './SamplePicture';
import { Topics } from './Topics';

type Props = { article: SampleArticle & { body: Localized<readonly string[]> } };

/**
 * A sample article in full: its picture across the column, the text at reading width, and from
 * 1280 px its facts beside that.
 */
export function FullSampleArticle({ article }: Props) {
  const locale = useLocale();
  const card = sampleCard(article, locale);
  const by = [article.author, article.city].flatMap((text) =>
    text ? localized(text, locale) : [],
  );
  return (
    <article data-story={card.id} className="rule-top pt-4">
      <div className="max-md:-mx-gutter">
        <SamplePicture scene={article.picture} ratio="lead" />
      </div>
      <div className="mt-4 grid gap-x-[calc(2*var(--col-gap))] xl:grid-cols-[minmax(0,1fr)_minmax(0,var(--measure))]">
        <div className="col-span-full">
          <SampleMark />
          <h2 className="text-hero tracking-head">
            <a href={localPath(storyPath(card.id), locale)} data-action={headlineAction(card)}>
              {card.title}
            </a>
          </h2>
          <p className="mt-2 max-w-measure text-deck">{card.summary}</p>
        </div>
        <div className="xl:mt-6">
          {by.length > 0 && <p className="mt-3 text-label font-bold">{by.join(' · ')}</p>}
          <SampleMeta article={article} />
          {article.tags && <Topics topics={article.tags} />}
        </div>
        <div className="max-w-measure">
          <StoryBody body={localized(article.body, locale).join('\n\n')} highlights={[]} />
        </div>
      </div>
      <RegisterCard {...sentCard(card)} />
    </article>
  );
}
