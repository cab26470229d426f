import { Fragment, type ReactNode } from 'react';
import { shownSamples } from '@/lib/config/showsSamples';
import { districtsOf } from '@/lib/content/districts';
import type { State } from '@/lib/content/stateRecord';
import { figure } from '@/lib/format/numbers';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { districtPath } from '@/lib/pages/districtPath';
import { litePath } from '@/lib/pages/litePath';
import { statePath } from '@/lib/pages/statePath';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { listPage } from './listPage';

export function statePage(request: LiteRequest, state: State): Promise<LitePage> {
  const { locale } = request;
  const { t } = request.words;
  const name = localized(state.name, locale);
  const capital = localized(state.capital, locale);
  return listPage(request, {
    path: statePath(state),
    title: t('State.metaTitle', { state: name }),
    heading: name,
    description: t('State.description', { state: name, capital }),
    listTitle: t('State.latest', { state: name }),
    listed: { by: 'state', state: state.key },
    empty: t('India.emptyState'),
    samples: shownSamples(state.samples),
    above: (
      <>
        <p>{localized(state.description, locale)}</p>
        <Facts
          facts={[
            { name: t('State.capital'), value: capital },
            { name: t('State.population'), value: figure(state.population, locale) },
            {
              name: t('State.area'),
              value: t('State.squareKilometres', { figure: figure(state.areaKm2, locale) }),
            },
            { name: t('State.languages'), value: localized(state.languages, locale).join(', ') },
          ]}
        />
        <DistrictLinks state={state} locale={locale} />
      </>
    ),
  });
}

type FactsProps = { facts: readonly { name: string; value: ReactNode }[] };

const Facts = ({ facts }: FactsProps) => (
  <dl>
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

function DistrictLinks({ state, locale }: { state: State; locale: Locale }) {
  const districts = districtsOf(state);
  return (
    districts.length > 0 && (
      <ul className="b">
        {districts.map((district) => (
          <li key={district.id}>
            <a href={litePath(districtPath(district), locale)}>
              {localized(district.name, locale)}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
