import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { Facts } from '@/components/section/Facts';
import { figure } from '@/lib/numbers/figures';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { State } from '@/lib/content/states/state';
import { formatDate } from '@/lib/time/dates';

const CRORE = 10_000_000;

const STRIP = 'grid-cols-2 md:grid-cols-4 [&>:nth-child(odd)]:max-md:pl-px [&>:first-child]:pl-px';
const COLUMN = 'grid-cols-1 [&>*]:pl-px';

/** A state at a glance, under its name. */
export function StateOverview({ state }: { state: State }) {
  const t = useTranslations('State');
  const locale = useLocale();
  return (
    <section>
      <h2 className="sr-only">{t('overview')}</h2>
      <Facts
        columns={STRIP}
        facts={[
          { name: t('capital'), value: localized(state.capital, locale) },
          { name: t('region'), value: localized(state.region, locale) },
          {
            name: t('population'),
            value: t('crore', { figure: figure(state.population / CRORE, locale, 2) }),
            note: t('census', { figure: figure(state.population, locale) }),
          },
          {
            name: t('area'),
            value: t('squareKilometres', { figure: figure(state.areaKm2, locale) }),
          },
        ]}
      />
    </section>
  );
}

/** What else is good to know about a state. */
export function StateInfo({ state }: { state: State }) {
  const t = useTranslations('State');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('info')} />
      <Facts
        columns={COLUMN}
        facts={[
          { name: t('languages'), value: localized(state.languages, locale).join(', ') },
          {
            name: t('established'),
            value: formatDate(new Date(state.established), 'long', locale),
          },
          { name: t('code'), value: <span lang="en">{state.code}</span> },
        ]}
      />
    </section>
  );
}
