import { useLocale, useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/story/RelativeTime';
import { dateAndTime } from '@/lib/format/timeOfDay';
import type { IsoUtc } from '@/lib/story/coverage';
import { momentText } from './momentText';

type Props = {
  endedAt: IsoUtc | null;
  changedAt: IsoUtc | null;
  now: number;
};

export function useEndedText() {
  const t = useTranslations('Coverage');
  const locale = useLocale();
  return (endedAt: string): string => t('endedOn', dateAndTime(new Date(endedAt), locale));
}

export function CoverageMark({ endedAt, changedAt, now }: Props) {
  const t = useTranslations('Coverage');
  const story = useTranslations('Story');
  const locale = useLocale();
  const endedText = useEndedText();
  if (endedAt !== null) return <b className="text-ink">{endedText(endedAt)}</b>;
  return (
    <>
      <b className="live-mark inline-flex items-center gap-2 bg-signal px-2 text-on-signal">
        <span aria-hidden className="live-dot" />
        {story('live')}
      </b>
      {changedAt && (
        <>
          {t('lastUpdate')}{' '}
          <time dateTime={changedAt} className="font-bold text-ink">
            {momentText(changedAt, now, locale)}
          </time>
          {' · '}
          <RelativeTime at={changedAt} now={now} />
        </>
      )}
    </>
  );
}
