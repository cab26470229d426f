import { useTranslations } from 'next-intl';
import { Empty } from '@/components/ui/Empty';
import { TryAgain } from '@/components/ui/TryAgain';

type Props = {
  /** The text of a list without news (product.md 6, 6.1). */
  title: string;
  /** Whether the provider failed, so that the list may be there in a moment. */
  failed: boolean;
  /** The page's URL without language prefix. */
  path: string;
};

/** A list without news: the words for it and why it is so; a list that failed says that alone. */
export function NoNews({ title, failed, path }: Props) {
  const t = useTranslations('NoNews');
  return failed ? (
    <Empty title={t('failed')}>
      <TryAgain path={path} className="btn btn-alt" />
    </Empty>
  ) : (
    <Empty title={title}>
      <p>{t('none')}</p>
    </Empty>
  );
}
