import site from '@/lib/testing/testSite/site.config';
import { modules } from './modules';
import { readSite } from './readSite';

const FOLDER = { path: 'lib/testing/testSite', name: 'my' };
const title = { en: "The monsoon's {course}", hi: 'मानसून' };
const intro = { en: 'Rain, dams and fields.', hi: 'बारिश, बाँध और खेत।' };
const topic = (given: object) => ({
  ...site,
  topics: { 'monsoon-2026': { title, intro, ...given } },
});
const faultsOf = (given: unknown) => {
  const read = readSite(given, FOLDER);
  return 'faults' in read ? read.faults : [];
};
const fileOf = (given: unknown, file: string) => {
  const read = readSite(given, FOLDER);
  return 'configuration' in read ? (modules(read.configuration)[file] ?? '') : '';
};

const IN_MENU = {
  ...topic({ tags: ['monsoon'] }),
  navigation: { ...site.navigation, main: [...site.navigation.main, '/topic/monsoon-2026'] },
};

it('is a section of its own path, which menus may name', () => {
  expect(faultsOf(IN_MENU)).toEqual([]);
  expect(fileOf(IN_MENU, '.site/sections.mjs')).toMatch(
    /"\/topic\/monsoon-2026": {\s+"key": "topicMonsoon2026",\s+"news": \[\],\s+"tags": \[\s+"monsoon"/,
  );
  expect(fileOf(IN_MENU, '.site/routes.mjs')).toContain('"/topic/monsoon-2026"');
});

it.each([
  ['en', "The monsoon''s '{'course'}'", intro.en],
  ['hi', title.hi, intro.hi],
])('has its words in %s where those of sections stand, as texts', (locale, name, lead) => {
  const { Pages, PageTitles, PageDescriptions } = JSON.parse(
    fileOf(IN_MENU, `.site/messages/${locale}.json`),
  );
  expect([Pages, PageTitles, PageDescriptions].map((all) => all.topicMonsoon2026)).toEqual([
    name,
    name,
    lead,
  ]);
});

it.each<[unknown, string]>([
  [topic({}), 'topics.monsoon-2026 needs a category or a tag'],
  [topic({ tags: ['a'], title: { en: 'Only' } }), 'topics.monsoon-2026.title.hi is missing'],
  [
    topic({ categories: ['moon'] }),
    'sections./topic/monsoon-2026.news names moon, which needs the message Categories.moon in messages/en.json',
  ],
  [
    { ...site, sections: { ...site.sections, '/topic/a': { key: 'world', news: ['world'] } } },
    'sections./topic/a is taken by the product',
  ],
])('%#: is refused with a clear line', (given, line) => {
  expect(faultsOf(given)).toContain(`my/site.config.ts: ${line}`);
});
