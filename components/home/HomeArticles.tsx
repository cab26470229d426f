import { useTranslations } from 'next-intl';
import { type FrontPage, frontPage } from '@/lib/news/sections';
import type { StoryCard } from '@/lib/news/story';
import type { Result } from '@/lib/result';
import { LeadAndRows, ThreeArticles } from './ArticleBlocks';

type Props = { blocks: FrontPage; now: number };

/** The news feed shared out among the front page's blocks; a feed in trouble leaves them empty. */
export const blocksOf = (reading: Result<StoryCard[], string>) => frontPage(reading.ok ? reading.value : []);

/** Madhya Pradesh, beside the sidebar on large screens. */
export function HomeState({ blocks, now }: Props) {
  const t = useTranslations('States');
  return <LeadAndRows title={t('madhyapradesh')} stories={blocks.state} now={now} />;
}

/** The dark band of stories to watch. */
export function HomeWatch({ blocks, now }: Props) {
  const t = useTranslations('Home');
  return <LeadAndRows title={t('watch')} stories={blocks.watch} now={now} wide />;
}

/** Two blocks of three stories, each from another desk. */
export function HomeDesks({ blocks, now }: Props) {
  const t = useTranslations('Home');
  return (
    <>
      <ThreeArticles title={t('businessFilmScience')} stories={blocks.desks} now={now} />
      <ThreeArticles title={t('sportHealthLife')} stories={blocks.moreDesks} now={now} />
    </>
  );
}
