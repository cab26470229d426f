import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Headline } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { StoryItem } from '@/components/story/StoryItem';
import type { StoryCard } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; now: number };

/**
 * What the channel has now and next. Nobody sends a programme guide, so these are the newest
 * headlines, and the block says so.
 */
export function LiveHeadlines({ stories, now }: Props) {
  const t = useTranslations('Live');
  const [latest, ...next] = stories;
  return (
    <section>
      {latest && (
        <div className="grid gap-x-[calc(2*var(--col-gap))] gap-y-6 md:grid-cols-2">
          <div>
            <BlockHeader title={t('now')} live />
            <StoryItem story={{ ...latest, picture: null }}>
              <Headline story={latest} className="text-card-l" />
              {latest.summary && (
                <p data-part="summary" className="mt-2 text-quiet">
                  {latest.summary}
                </p>
              )}
              <Meta story={latest} now={now} className="mt-2" />
            </StoryItem>
          </div>
          {next.length > 0 && (
            <div>
              <BlockHeader title={t('next')} />
              <ol>
                {next.map((story) => (
                  <StoryItem
                    key={story.id}
                    as="li"
                    story={{ ...story, summary: '', picture: null }} // of which it shows neither
                    className="border-b border-rule py-3 first:pt-0"
                  >
                    <Headline story={story} className="text-card-s" />
                    <Meta story={story} now={now} className="mt-1" />
                  </StoryItem>
                ))}
              </ol>
            </div>
          )}
        </div>
      )}
      <p className="mt-3 text-meta text-quiet">{t(latest ? 'guide' : 'noGuide')}</p>
    </section>
  );
}
