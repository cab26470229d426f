import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOLS } from '@/lib/pages/tools';
import site from '@/lib/testing/testSite/site.config';
import { readSite } from './readSite';

const ROOT = join(__dirname, '../..');

/** A copy of the configuration folder, to break. */
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const inFolder = (file: string) => join(folder, file);
beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(join(ROOT, 'lib/testing/testSite'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const faultsOf = (given: unknown) => {
  const read = readSite(given, { path: folder, name: 'my' });
  return 'faults' in read ? read.faults : [];
};
const inConfig = (line: string) => `my/site.config.ts: ${line}`;
const write = (file: string, text: string) => writeFileSync(inFolder(file), text);
const change = (file: string, from: string, to: string) =>
  write(file, readFileSync(inFolder(file), 'utf8').replace(from, to));

const { names, taglines, languages, colors, contacts, sections, navigation } = site;
const color = (name: keyof typeof colors, light: string) => ({
  ...site,
  colors: { ...colors, [name]: { ...colors[name], light } },
});
const section = (path: string, changes: object) => ({
  ...site,
  sections: { ...sections, [path]: { ...sections[path], ...changes } },
});
const goa = {
  id: 'goa',
  name: { en: 'Goa', hi: 'गोवा' },
  code: { en: 'GA', hi: 'जीए' },
  capital: { en: 'Panaji', hi: 'पणजी' },
  region: { en: 'West', hi: 'पश्चिम' },
  colour: '#336699',
  population: 1_458_545,
  areaKm2: 3702,
  established: '1987-05-30',
  languages: { en: ['Konkani'], hi: ['कोंकणी'] },
  majorCities: { en: ['Panaji'], hi: ['पणजी'] },
  description: { en: 'By the sea.', hi: 'समुद्र के किनारे।' },
};

describe('a configuration', () => {
  it('is right as it stands, and with a state in full', () => {
    expect(faultsOf(site)).toEqual([]);
    expect(faultsOf({ ...site, states: [...site.states, goa] })).toEqual([]);
  });

  it.each<[unknown, string]>([
    [undefined, 'must have a default export'],
    [{ ...site, names: undefined }, 'names is missing'],
    [{ ...site, otherNames: [['KBLP']] }, 'otherNames.0 must have at least two names'],
    [{ ...site, otherNames: [['KBLP', '…']] }, 'otherNames.0.1 must have a letter or digit'],
    [{ ...site, names: { en: names.en } }, 'names.hi is missing'],
    [{ ...site, taglines: { ...taglines, ta: 'x' } }, 'taglines has the unknown field ta'],
    [{ ...site, taglines: { ...taglines, en: ' ' } }, 'taglines.en must not be empty'],
    [{ ...site, slogan: 'x' }, 'has the unknown field slogan'],
    [{ ...site, id: 'My News' }, 'id must be a name in lower case, such as my-news'],
    [{ ...site, languages: {} }, 'languages must have a language, the default one first'],
    [
      { ...site, languages: { ...languages, english: languages.en } },
      'languages.english must be a language code of two letters, such as mr',
    ],
    [
      { ...site, languages: { ...languages, hi: { ...languages.hi, script: 'Hindi' } } },
      'languages.hi.script must be one of Latin, Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam, Arabic',
    ],
    [
      { ...site, languages: { ...languages, hi: { ...languages.hi, intl: 'hi_IN' } } },
      'languages.hi.intl must be a language tag, such as mr-IN-u-nu-latn',
    ],
    [
      { ...site, languages: { ...languages, hi: { ...languages.hi, regional: 'hi' } } },
      'languages.hi.regional must name language and region, such as mr-IN',
    ],
    [color('ink', 'black'), 'colors.ink.light must be a color such as #c4121a or #fff'],
    [
      color('ink-quiet', '#999'),
      'colors.ink-quiet.light is #999: its contrast on paper #fff is 2.85, below 4.5. The nearest color that passes is #767676.',
    ],
    [
      color('signal', '#ff8a80'),
      'colors.signal.light is #ff8a80: its contrast on white is 2.28, below 4.5. The nearest color that passes is #b05f58.',
    ],
    [
      { ...site, contacts: { ...contacts, NEWS_EMAIL: 'desk' } },
      'contacts.NEWS_EMAIL must be an e-mail address',
    ],
    [
      { ...site, contacts: { ...contacts, WHATSAPP_NUMBER: '98765 43210' } },
      'contacts.WHATSAPP_NUMBER must begin with + and the country code, such as +91',
    ],
    [
      { ...site, social: [{ name: 'X', icon: 'bird', href: 'https://x.com/a' }] },
      'social X has the icon bird, which is not in components/ui/icons.svg',
    ],
    [
      section('/world', { news: 'most' }),
      "sections./world.news must be 'all', 'states' or a list of categories",
    ],
    [
      section('/world', { news: ['moon'] }),
      'sections./world.news names moon, which needs the message Categories.moon in messages/en.json',
    ],
    [
      section('/world', { icon: 'planet' }),
      'sections./world.icon is planet, which is not in components/ui/icons.svg',
    ],
    [
      section('/astrology', { layout: 'grid' }),
      'sections./astrology.layout does not work: the product has its own page for /astrology',
    ],
    [
      section('/Farming', { key: 'farming', news: ['farming'] }),
      'sections./Farming must be a path in lower case, such as /city-news',
    ],
    [
      section('/farming', { key: 'farming', news: ['farming'] }),
      'sections./farming needs the message Pages.farming in messages/en.json',
    ],
    [
      section('/farming/seeds', { key: 'seeds', news: ['farming'] }),
      'sections./farming/seeds is below /farming, which is not a section',
    ],
    [section('/api', { key: 'api', news: ['tv'] }), 'sections./api is taken by the product'],
    [
      { ...site, companyPages: site.companyPages.slice(1) },
      'companyPages lacks /contact-us, which every site needs',
    ],
    [
      { ...site, contacts: { NEWS_EMAIL: 'news@example.org' } },
      'companyPages names /download-app, so contacts needs PLAY_STORE_URL or APP_STORE_URL',
    ],
    [
      { ...site, tools: ['/tools/abacus'] },
      `tools names /tools/abacus, which is not one of ${Object.keys(TOOLS).join(', ')}`,
    ],
    [
      { ...site, navigation: { ...navigation, main: ['/', '/moon'] } },
      'navigation.main leads to /moon, which is not a page of the site',
    ],
    [{ ...site, navigation: { ...navigation, main: ['/', '/'] } }, 'navigation.main has / twice'],
    [
      { ...site, navigation: { ...navigation, quickAccess: ['/world'] } },
      'navigation.quickAccess shows icons, but /world has none',
    ],
    [
      { ...site, states: ['goa'] },
      'states.0 is goa, but content/states/goa.json is missing: add it, or write the record here',
    ],
    [
      { ...site, states: [...site.states, { ...goa, population: 0.5 }] },
      'states.8.population must be a whole number',
    ],
    [
      { ...site, cities: ['paris'] },
      expect.stringMatching(/ paris, which is not in .* \(bhopal, /),
    ],
    [
      { ...site, live: 'http://example.org/' },
      'live must be the id or URL of a YouTube video, or the https URL of an HLS playlist (.m3u8)',
    ],
  ])('%#: is refused with a clear line', (given, line) => {
    expect(faultsOf(given)).toContainEqual(typeof line === 'string' ? inConfig(line) : line);
    expect(faultsOf(given).filter((fault) => fault.includes('\n'))).toEqual([]);
  });
});

describe('the files beside it', () => {
  const inKannada = {
    ...site,
    languages: { ...languages, hi: { ...languages.hi, script: 'Kannada' } },
  };

  it('need faces of another script than the product has', () => {
    expect(faultsOf(inKannada)).toEqual([
      'my/wordmarks/kannada.svg: is missing: draw the name as shapes, or add logo.svg or logo.png',
      'my/faces/kannada-regular.ttf: is missing: preview cards need this font (docs/recipes/add-a-language.md)',
      'my/faces/kannada-bold.ttf: is missing: preview cards need this font (docs/recipes/add-a-language.md)',
    ]);
  });

  it('must have them as TrueType', () => {
    mkdirSync(inFolder('faces'));
    write('faces/kannada-regular.ttf', 'wOF2');
    expect(faultsOf(inKannada)).toContain('my/faces/kannada-regular.ttf: is not a TrueType font');
  });

  it.each<[string, () => void, string]>([
    [
      'a wordmark that is missing',
      () => rmSync(inFolder('wordmarks/latin.svg')),
      'my/wordmarks/latin.svg: is missing: draw the name as shapes, or add logo.svg or logo.png',
    ],
    [
      'a drawing with a script',
      () => write('icon.svg', '<svg viewBox="0 0 600 600"><script>1</script></svg>'),
      'my/icon.svg: must have only shapes: no script, style, link, picture or text',
    ],
    [
      'an icon of another size',
      () => change('icon.svg', '0 0 600 600', '0 0 24 32'),
      'my/icon.svg: must be a square, not 24 by 32',
    ],
    [
      'messages that are no JSON',
      () => write('messages/en.json', '{ "Pages": {\n}'),
      'my/messages/en.json: is not valid JSON, line 2: ',
    ],
    [
      'a message that the product has not',
      () => write('messages/en.json', '{ "Chrome": { "hello": "Hello" } }'),
      'my/messages/en.json: Chrome.hello is not a message of the product',
    ],
    [
      'a message with a value that is not given',
      () => write('messages/en.json', '{ "Chrome": { "about": "{motto}" } }'),
      'my/messages/en.json: Chrome.about uses motto, which this message does not have',
    ],
    [
      'a message that cannot be read',
      () => write('messages/en.json', '{ "Chrome": { "about": "{channel" } }'),
      'my/messages/en.json: Chrome.about has a syntax error: EXPECT_ARGUMENT_CLOSING_BRACE',
    ],
    [
      'a policy that is missing',
      () => rmSync(inFolder('policies/terms.hi.md')),
      'my/policies/terms.hi.md: is missing',
    ],
    [
      'a policy without its day',
      () => change('policies/terms.hi.md', 'updated: 2024-01-15', 'updated: today'),
      'my/policies/terms.hi.md: must begin with ---, a line such as updated: 2026-01-15, and ---',
    ],
    [
      'a policy with other sections in another language',
      () => change('policies/terms.hi.md', '{#acceptance}', '{#consent}'),
      'my/policies/terms.hi.md: must have the same anchors as en, in the same order',
    ],
    [
      'a policy with an unknown slot',
      () => change('policies/terms.en.md', '{channel}', '{motto}'),
      'my/policies/terms.en.md: uses {motto}, which is not one of {channel}, {legalEntity}, {address}, {court}, {languages}',
    ],
    [
      'a file in the place of the product’s own',
      () => write('public/icons.svg', ''),
      'my/public/icons.svg: has a name that the product uses itself: rename it',
    ],
  ])('%s is refused with a clear line', (_, breakIt, line) => {
    breakIt();
    expect(faultsOf(site)).toContainEqual(expect.stringContaining(line));
  });
});

describe('the command', () => {
  const run = (dir: string) =>
    spawnSync(process.execPath, [join(__dirname, '../site.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, SITE_DIR: dir },
    });

  it('ends with 1 and a line for each fault, and writes nothing', () => {
    const before = readFileSync(join(ROOT, '.site/fingerprint'), 'utf8');
    change('site.config.ts', "id: 'narmada-24'", "id: 'My News'");
    change('site.config.ts', "ink: { light: '#14171a'", "ink: { light: 'black'");
    const { status, stderr } = run(folder);
    expect({ status, lines: stderr.trim().split('\n').length }).toEqual({ status: 1, lines: 2 });
    expect(stderr).toMatch(
      /site\.config\.ts: id must be .*\n.*site\.config\.ts: colors\.ink\.light must be/,
    );
    expect(readFileSync(join(ROOT, '.site/fingerprint'), 'utf8')).toBe(before);
  });

  it.each([
    ['a folder that is not there', () => rmSync(inFolder('site.config.ts')), /: is missing\. /],
    [
      'a file that cannot be read',
      () => write('site.config.ts', 'export default {'),
      /: cannot be read: /,
    ],
  ])('says so of %s', (_, breakIt, line) => {
    breakIt();
    const { status, stderr } = run(folder);
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(line);
    expect(stderr.trim()).not.toContain('\n');
  });
});
