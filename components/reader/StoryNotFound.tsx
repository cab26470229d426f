import { useTranslations } from 'next-intl';
import { HomeLinks } from '@/components/ui/HomeLinks';
import { TryAgain } from '@/components/ui/TryAgain';
import type { NotFoundReason } from '@/lib/story/story';

type Props = {
  reason?: NotFoundReason;
  /** Of the page, for another try where a source did not answer. */
  path?: string;
};

/**
 * A story that cannot be shown: the heading and one reason (product.md 8.4). Either no source has it,
 * or a source that may have it did not answer, so that a retry may help. Then links to home and to news.
 */
export function StoryNotFound({ reason = 'absent', path = '/' }: Props) {
  const t = useTranslations('Reader');
  return (
    <div className="rule-top mt-2 pt-2 pb-6">
      <h1 className="text-head tracking-head">{t('missing')}</h1>
      <div className="mt-2 max-w-measure text-deck text-quiet">
        {reason === 'absent' ? (
          <p>{t('missingWhy')}</p>
        ) : (
          <>
            <p>{`${t('unavailable')} ${t('unavailableWhy')}`}</p>
            <TryAgain path={path} className="btn mt-4 text-body" />
          </>
        )}
      </div>
      <HomeLinks />
    </div>
  );
}
