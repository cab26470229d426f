import { useTranslations } from 'next-intl';
import type { StoryCard } from '@/lib/news/story';
import { inState, oneOfEach, withVideo } from '@/lib/news/sections';
import type { Result } from '@/lib/result';
import { LeadAndRows, ThreeArticles } from './ArticleBlocks';

type Props = { reading: Result<StoryCard[], string>; now: number };

const storiesOf = (reading: Props['reading']) => (reading.ok ? reading.value : []);

/** Madhya Pradesh, beside the sidebar on large screens. */
export function HomeState({ reading, now }: Props) {
  const t = useTranslations('States');
  return <LeadAndRows title={t('madhyapradesh')} stories={inState(storiesOf(reading), 'madhyapradesh')} now={now} />;
}

/** The dark band of stories to watch. */
export function HomeWatch({ reading, now }: Props) {
  const t = useTranslations('Home');
  return <LeadAndRows title={t('watch')} stories={withVideo(storiesOf(reading))} now={now} wide />;
}

/** Three blocks of three stories, each story from another desk. */
export function HomeDesks({ reading, now }: Props) {
  const t = useTranslations('Home');
  const stories = storiesOf(reading);
  return (
    <>
      <ThreeArticles
        title={t('businessFilmScience')}
        stories={oneOfEach(stories, [['business', 'stockmarket'], ['film', 'bollywood', 'entertainment'], ['technology', 'science']])}
        now={now}
      />
      <ThreeArticles
        title={t('sportHealthLife')}
        stories={oneOfEach(stories, [['cricket', 'sports', 'ipl'], ['health', 'education'], ['lifestyle', 'culture', 'tourism']])}
        now={now}
      />
    </>
  );
}
