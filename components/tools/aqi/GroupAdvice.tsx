import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { ADVICE, GROUPS } from '@/lib/tools/aqi/advice';
import type { Category } from '@/lib/tools/aqi/bands';

/** What each group of people does best in such air. */
export function GroupAdvice({ category }: { category: Category }) {
  const t = useTranslations('Aqi');
  const locale = useLocale();
  return (
    <section aria-labelledby="advice">
      <BlockHeader id="advice" title={t('adviceFor')} />
      <p className="mb-3 max-w-measure text-quiet">{t('adviceNote', { category: t(category) })}</p>
      <dl className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-5">
        {GROUPS.map((group) => (
          <div key={group} className="-ml-px border-t border-l border-rule px-3 py-3 max-sm:px-0">
            <dt className="font-bold">{t(group)}</dt>
            <dd className="mt-1">{localized(ADVICE[category][group], locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
