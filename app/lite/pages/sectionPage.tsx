import { shownSamples } from '@/lib/config/showsSamples';
import { STATE_LIST } from '@/lib/content/states/states';
import { localized } from '@/lib/i18n/localized';
import { litePath } from '@/lib/pages/litePath';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { sectionEntry, type SectionPath, SECTIONS } from '@/lib/pages/sections';
import { statePath } from '@/lib/pages/statePath';
import { subcategoriesOf } from '@/lib/pages/subcategories';
import { listOf } from '@/lib/stories/listOf';
import type { LitePage } from '../parts/litePage';
import type { LiteRequest } from '../parts/liteRequest';
import { pageDescription } from '../parts/pageTexts';
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
    listed: listOf(path),
    empty: t('Story.emptyCategory'),
    samples: shownSamples(samplesOf(path)),
    above: news === 'states' ? states(request) : subcategories(request, path),
  });
}

const states = ({ words, locale }: LiteRequest) =>
  choice(
    words.t('India.filterByState'),
    STATE_LIST.map((state) => ({
      href: litePath(statePath(state), locale),
      name: localized(state.name, locale),
    })),
  );

const subcategories = ({ words, locale }: LiteRequest, path: SectionPath) =>
  choice(
    words.t('Section.categories'),
    subcategoriesOf(path).map((one) => ({
      href: litePath(one.path, locale),
      name: words.t(`Pages.${one.key}`),
    })),
  );

const choice = (label: string, links: readonly { href: string; name: string }[]) =>
  links.length === 0 ? null : (
    <nav className="n" aria-label={label}>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
