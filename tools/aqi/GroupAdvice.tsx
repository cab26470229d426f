import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { Category } from './bands';

const GROUPS = ['everyone', 'children', 'older', 'ill', 'outdoor'] as const;

export function GroupAdvice({ category }: { category: Category }) {
  const t = useTranslations('Aqi');
  const advice = useTranslations('AqiAdvice');
  return (
    <section aria-labelledby="advice">
      <BlockHeader id="advice" title={t('adviceFor')} />
      <p className="mb-3 max-w-measure text-quiet">{t('adviceNote', { category: t(category) })}</p>
      <dl className="grid overflow-hidden border-b border-rule sm:grid-cols-2 lg:grid-cols-5">
        {GROUPS.map((group) => (
          <div key={group} className="-ms-px border-t border-s border-rule px-3 py-3 max-sm:px-0">
            <dt className="font-bold">{t(group)}</dt>
            <dd className="mt-1">{advice(`${category}.${group}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
