import { useLocale, useTranslations } from 'next-intl';
import { CLIMATE } from '#site/climate.mjs';
import { REGIONS } from '#site/regions.mjs';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { localized } from '@/lib/i18n/localized';

export function ClimateBlock() {
  const locale = useLocale();
  if (!CLIMATE) return null;
  return (
    <section>
      <BlockHeader title={localized(CLIMATE.title, locale)} />
      <ol>
        {CLIMATE.points.map(({ id, text, source }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-col border-b border-rule py-2 text-label"
          >
            <span>{localized(text, locale)}</span>
            <span className="text-meta text-quiet">{localized(source, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Regions() {
  const t = useTranslations('World');
  const locale = useLocale();
  if (REGIONS.length === 0) return null;
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
