import { useTranslations } from 'next-intl';
import { LeadBlock } from '@/components/home/LeadBlock';
import { useLabels } from '@/components/story/useLabels';
import { statePath } from '@/lib/pages/statePath';
import type { StoryCard } from '@/lib/story/story';
import './places.css';

export function StateFailure() {
  const t = useTranslations('Places');
  return (
    <p role="alert" className="places-note">
      {t('newsFailed')}
    </p>
  );
}

type Props = {
  state: string;
  stories: readonly StoryCard[];
  now: number;
};

export function ChosenStateNews({ state, stories, now }: Props) {
  const t = useTranslations('Places');
  const labels = useLabels();
  const title = labels.state(state);
  return (
    <>
      <LeadBlock
        title={title}
        more={statePath({ id: state })}
        stories={stories}
        now={now}
        place={state}
      />
      {stories.length === 0 && <p className="places-note">{t('nothing', { state: title })}</p>}
    </>
  );
}
