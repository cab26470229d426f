import { type District } from '@/lib/content/states/districts';
import { localized } from '@/lib/i18n/localized';
import { districtPath } from '@/lib/pages/districtPath';
import { litePath } from '@/lib/pages/litePath';
import { statePath } from '@/lib/pages/statePath';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { listPage } from './listPage';

export function districtPage(request: LiteRequest, district: District): Promise<LitePage> {
  const { locale } = request;
  const { t } = request.words;
  const { state } = district;
  const names = {
    city: localized(district.name, locale),
    state: localized(state.name, locale),
  };
  return listPage(request, {
    path: districtPath(district),
    title: t('District.title', names),
    heading: names.city,
    description: t('District.description', names),
    listTitle: t('District.latest', names),
    listed: { by: 'district', district },
    empty: t('District.empty', names),
    samples: [],
    above: (
      <p>
        <a href={litePath(statePath(state), locale)}>{names.state}</a>
      </p>
    ),
  });
}
