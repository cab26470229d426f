import { useTranslations } from 'next-intl';
import { ENOUGH_IN_SECTION } from '@/lib/stories/listLengths';

export function FewStories({ count }: { count: number }) {
  const t = useTranslations('NoNews');
  if (count === 0 || count >= ENOUGH_IN_SECTION) return null;
  return <p className="pt-4 text-quiet">{t('few', { count })}</p>;
}
