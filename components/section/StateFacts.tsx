import { useLocale, useTranslations } from 'next-intl';
import { SamplePicture } from '@/components/samples/SampleCard';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Facts } from '@/components/ui/Facts';
import type { Attraction, State } from '@/lib/content/stateRecord';
import { formatDate, startOfDay } from '@/lib/format/dates';
import { figure } from '@/lib/format/numbers';
import { localized } from '@/lib/i18n/localized';

export function Attractions({ attractions }: { attractions: readonly Attraction[] }) {
  const t = useTranslations('State');
  const locale = useLocale();
  if (attractions.length === 0) return null;
  return (
    <section>
      <BlockHeader title={t('attractions')} />
      <ul className="grid gap-x-col gap-y-6 sm:grid-cols-6">
        {attractions.map(({ picture, name, text }) => (
          <li
            key={picture}
            className="grid content-start gap-3 sm:col-span-2 sm:[&:nth-child(-n+2)]:col-span-3"
          >
            <SamplePicture scene={picture} />
            <div>
              <h3 className="text-card-m tracking-head">{localized(name, locale)}</h3>
              <p className="mt-1 text-quiet">{localized(text, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CRORE = 10_000_000;

const COLUMNS =
  'grid-cols-2 md:grid-cols-4 [&>:nth-child(odd)]:max-md:ps-px [&>:nth-child(4n+1)]:ps-px';

export function StateFacts({ state }: { state: State }) {
  const t = useTranslations('State');
  const locale = useLocale();
  const capital = localized(state.capital, locale);
  const crores = t('crore', { figure: figure(state.population / CRORE, locale, 2) });
  return (
    <details className="border-y border-rule">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 text-label [&::-webkit-details-marker]:hidden">
        <h2 className="sr-only">{t('overview')}</h2>
        <span>{t('glance', { capital, population: crores })}</span>
        <span aria-hidden className="fold-mark ms-auto" />
      </summary>
      <p className="max-w-measure pb-3 text-quiet md:hidden">
        {localized(state.description, locale)}
      </p>
      <Facts
        columns={COLUMNS}
        facts={[
          { name: t('capital'), value: capital },
          { name: t('region'), value: localized(state.region, locale) },
          {
            name: t('population'),
            value: crores,
            note: t('census', { figure: figure(state.population, locale) }),
          },
          {
            name: t('area'),
            value: t('squareKilometres', { figure: figure(state.areaKm2, locale) }),
          },
          { name: t('languages'), value: localized(state.languages, locale).join(', ') },
          {
            name: t('established'),
            value: formatDate(startOfDay(state.established), 'long', locale),
          },
          { name: t('code'), value: localized(state.code, locale) },
          { name: t('majorCities'), value: localized(state.majorCities, locale).join(', ') },
        ]}
      />
    </details>
  );
}
