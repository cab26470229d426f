import { getTranslations } from 'next-intl/server';
import { FeedBlock } from '@/components/ui/FeedBlock';
import type { Reading } from '@/lib/news/getNews';
import type { FrontPage } from '@/lib/news/sections';
import type { StoryCard } from '@/lib/news/story';
import { ArticleBlock } from './ArticleBlock.island';
import { blockHeight } from './blockHeight';
import { BlockPlace } from './BlockPlace';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';

type Props = { breaking: Reading<StoryCard>; featured: Reading<StoryCard>; blocks: Promise<FrontPage>; now: number };

/** The front page's main column: breaking, featured, Madhya Pradesh. */
export async function HomeMain({ breaking, featured, blocks, now }: Props) {
  const t = await getTranslations('Home');
  const states = await getTranslations('States');
  return (
    <div className="grid gap-8 pt-8 md:gap-12 md:pt-12">
      <FeedBlock reading={breaking} place={<BlockPlace title={t('breaking')} height={blockHeight.breaking} live />}>
        {(reading) => <Breaking initial={reading} now={now} />}
      </FeedBlock>
      <FeedBlock reading={featured} place={<BlockPlace title={t('featured')} height={blockHeight.featured} />}>
        {(reading) => <Featured initial={reading} now={now} />}
      </FeedBlock>
      <FeedBlock reading={blocks} place={<BlockPlace title={states('madhyapradesh')} height={blockHeight.articles} />}>
        {({ state }) => <ArticleBlock title={states('madhyapradesh')} stories={state} now={now} form="lead" />}
      </FeedBlock>
    </div>
  );
}
