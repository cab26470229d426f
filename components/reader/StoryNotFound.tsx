import { useTranslations } from 'next-intl';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { TryAgain } from '@/components/ui/TryAgain';
import type { Missing } from '@/lib/story/story';

type Props = {
  reason?: Missing;
  /** Of the page, for another try where a source did not answer. */
  path?: string;
};

/**
 * A story that cannot be shown. No source has it, or none answered: the spec's words and both ways
 * on. Where a source that did not answer may have it, another try first.
 */
export function StoryNotFound({ reason = 'absent', path = '/' }: Props) {
  const t = useTranslations('Reader');
  const unsure = reason === 'unknown';
  return (
    <div className="rule-top mt-2 pt-2 pb-6">
      <h1 className="text-head tracking-head">{unsure ? t('unavailable') : t('missing')}</h1>
      {!unsure && <p className="mt-2 max-w-measure text-deck text-quiet">{t('missingWhy')}</p>}
      {reason !== 'absent' && (
        <div className="mt-2 max-w-measure text-deck text-quiet">
          <p>{unsure ? t('unavailableWhy') : `${t('unavailable')} ${t('unavailableWhy')}`}</p>
          <TryAgain path={path} className="btn mt-4 text-body" />
        </div>
      )}
      <HomeLinks />
    </div>
  );
}
