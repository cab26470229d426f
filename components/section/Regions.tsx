import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { BlockHeader } from '@/components/story/BlockHeader';
import { REGIONS } from '@/lib/content/world';

/** What the newsroom covers in each part of the world, a line each. */
export function Regions() {
  const t = useTranslations('World');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('regions')} />
      <dl className="grid gap-x-col sm:grid-cols-2 lg:grid-cols-3">
        {REGIONS.map(({ id, name, description }) => (
          <div key={id} className="border-b border-rule py-3">
            <dt className="text-card-s font-bold">{localized(name, locale)}</dt>
            <dd className="text-label text-quiet">{localized(description, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
