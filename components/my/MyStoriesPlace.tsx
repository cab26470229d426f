import { useTranslations } from 'next-intl';

/**
 * Where the reader's own stories are shown once the browser has read them from the device
 * (`components/later/showMy.tsx`), with room for them. Without a script it says why there are none.
 */
export function MyStoriesPlace() {
  const t = useTranslations('My');
  return (
    <div id="my-stories" data-now="" className="min-h-[60vh]">
      <p className="hidden border-l-4 border-bar bg-raised px-4 py-2 noscript:block">
        {t('noScript')}
      </p>
    </div>
  );
}
