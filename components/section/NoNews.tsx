import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import { TryAgain } from '@/components/ui/TryAgain';

type Props = {
  /** The spec's words for a list without news. */ title: string;
  /** Whether the provider failed, so that the list may be there in a moment. */
  failed: boolean;
  /** The page's URL without language prefix. */
  path: string;
};

/** A list without news: the words for it, why it is so, and for a failed feed the way to ask again. */
export function NoNews({ title, failed, path }: Props) {
  const t = useTranslations('NoNews');
  return (
    <Empty title={title} hint={t(failed ? 'failed' : 'none')}>
      {failed && <TryAgain path={path} className="btn btn-alt" />}
    </Empty>
  );
}
