import { useTranslations } from 'next-intl';

export function MyStoriesOutlet() {
  const t = useTranslations('My');
  return (
    <div id="my-stories" data-now="" className="min-h-[60vh] noscript:min-h-0">
      <p className="hidden border-s-4 border-bar bg-raised px-4 py-2 noscript:block">
        {t('noScript')}
      </p>
    </div>
  );
}
