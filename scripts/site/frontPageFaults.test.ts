import site from '@/lib/testing/testSite/site.config';
import { readSite } from './readSite';

const faultsOf = (given: unknown) => {
  const read = readSite(given, { path: 'lib/testing/testSite', name: 'my' });
  return 'faults' in read ? read.faults : [];
};

const front = (...frontPage: object[]) => ({ ...site, frontPage });
const list = (from: object) => front({ kind: 'stories', layout: 'lead', from });
const section = (block: object) => ({
  ...site,
  sections: {
    ...site.sections,
    '/world': { ...site.sections['/world'], blocks: [{ kind: 'stories', ...block }] },
  },
});
const KINDS =
  'hero, links, liveNow, breaking, featured, weather, trending, ad, quickLinks, tools, state or stories';
describe('the front page of a configuration', () => {
  it('may be the product’s own', () => {
    expect(faultsOf({ ...site, frontPage: undefined })).toEqual([]);
  });

  it.each<[unknown, string]>([
    [front({ kind: 'state', state: 'goa' }), 'frontPage.0.state is goa, which is not in states'],
    [front({ kind: 'hero' }, { kind: 'hero' }), 'frontPage has hero twice'],
    [front({ kind: 'banner' }), `frontPage.0.kind must be ${KINDS}`],
    [front(), 'frontPage must have a block'],
    [
      front({ kind: 'hero', fromWidth: 900 }),
      'frontPage.0.fromWidth must be 768, 1024, 1280 or 1600',
    ],
    [
      front({ kind: 'hero', languages: ['mr'] }),
      'frontPage.0.languages.0 must be a language of the site',
    ],
    [
      list({ section: '/moon' }),
      'frontPage.0.from.section is /moon, which is not a section with categories',
    ],
    [
      list({ section: '/india' }),
      'frontPage.0.from.section is /india, which is not a section with categories',
    ],
    [list({ state: 'goa' }), 'frontPage.0.from.state is goa, which is not in states'],
    [list({ tag: 'monsoon' }), 'frontPage.0 needs a title'],
    [
      list({ categories: ['moon'] }),
      'frontPage.0.from.categories names moon, which needs the message Categories.moon in messages/en.json',
    ],
    [
      list({ news: 'all' }),
      'frontPage.0.from must be one of feed, section, categories, state, tag, author, ids or has',
    ],
    [
      front({ kind: 'stories', layout: 'wall', from: { feed: 'news' } }),
      'frontPage.0.layout must be lead, wide, column, three, strip, opinions, river, ranked',
    ],
    [
      section({ layout: 'lead', from: { tag: 'monsoon' } }),
      'sections./world.blocks.0 needs a title',
    ],
    [
      section({ layout: 'lead', from: { feed: 'breaking' }, title: site.names }),
      'sections./world.blocks.0.from.feed is breaking, which only the front page can show',
    ],
    [
      section({ layout: 'lead', from: { categories: ['moon'] }, title: site.names }),
      'sections./world.blocks.0.from.categories names moon, which needs the message Categories.moon in messages/en.json',
    ],
    [
      { ...site, viewMore: { latest: '/news' } },
      'viewMore.latest is /news, which is not a section',
    ],
  ])('%#: is refused with a clear line', (given, line) => {
    expect(faultsOf(given)).toContain(`my/site.config.ts: ${line}`);
  });
});
