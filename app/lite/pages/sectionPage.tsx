import { shownSamples } from '@/lib/config/showsSamples';
import type { District } from '@/lib/content/districts';
import { STATE_LIST } from '@/lib/content/states';
import { localized } from '@/lib/i18n/localized';
import { districtPath } from '@/lib/pages/districtPath';
import { litePath } from '@/lib/pages/litePath';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { SECTIONS, type SectionPath, sectionEntry } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { subcategoriesOf } from '@/lib/pages/subcategories';
import { listOfPage } from '@/lib/stories/listOfPage';
import { LinkNav } from '../parts/LinkNav';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { pageDescription } from '../parts/liteWords';
import { listPage } from './listPage';

export function sectionPage(
  request: LiteRequest,
  path: Exclude<SectionPath, '/'>,
): Promise<LitePage> {
  const { t } = request.words;
  const { key } = SECTIONS[path];
  const name = t(`Pages.${key}`);
  const { news } = sectionEntry(path);
  return listPage(request, {
    path,
    title: t(`PageTitles.${key}`),
    heading: name,
    description: pageDescription(key, request.words),
    listTitle: t('Section.latest', { kind: key, section: name }),
    listed: listOfPage(path),
    empty: t('Story.emptyCategory'),
    samples: shownSamples(samplesOf(path)),
    above:
      news === 'states' ? <States {...request} /> : <Subcategories {...request} section={path} />,
  });
}

const States = ({ words, locale }: LiteRequest) => (
  <LinkNav
    label={words.t('India.filterByState')}
    links={STATE_LIST.map((state) => ({
      name: localized(state.name, locale),
      href: litePath(statePath(state), locale),
    }))}
  />
);

const Subcategories = ({ words, locale, section }: LiteRequest & { section: SectionPath }) => (
  <LinkNav
    label={words.t('Section.categories')}
    links={subcategoriesOf(section).map(({ key, path }) => ({
      name: words.t(`Pages.${key}`),
      href: litePath(path, locale),
    }))}
  />
);

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
