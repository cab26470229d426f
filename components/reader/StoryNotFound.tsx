import { useTranslations } from 'next-intl';
import { HomeLinks } from '@/components/ui/HomeLinks';

/** No source has the story: the spec's words and both ways on. */
export function StoryNotFound() {
  const t = useTranslations('Reader');
  return (
    <div className="rule-top mt-2 pt-2 pb-12">
      <h1 className="text-head tracking-head">{t('missing')}</h1>
      <p className="mt-2 max-w-measure text-deck text-quiet">{t('missingWhy')}</p>
      <HomeLinks />
    </div>
  );
}
