import { useTranslations } from 'next-intl';
import { TryAgain } from '@/components/ui/TryAgain';

type Props = {
  /** Whether the provider failed, so that the list may be there in a moment. */
  failed: boolean;
  /** The page's URL without language prefix. */
  path: string;
};

/** Below the words for a list without news: why it is so, and for a failed feed the way to ask again. */
export function WhyNoNews({ failed, path }: Props) {
  const t = useTranslations('NoNews');
  return (
    <>
      <p>{t(failed ? 'failed' : 'none')}</p>
      {failed && <TryAgain path={path} className="btn btn-alt" />}
    </>
  );
}
