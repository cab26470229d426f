import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { contentModules } from './contentModules';
import { readSite } from './readSite';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
cpSync(join(__dirname, '../../lib/testing/testSite'), folder, {
  recursive: true,
  filter: (path) => !path.endsWith('content'),
});
const CONTENT = join(folder, 'content');
beforeEach(() => rmSync(CONTENT, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files of `content`, and reads the folder with a site that has one state. */
function readWith(files: Record<string, unknown>, changes: object = {}) {
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(join(CONTENT, file)), { recursive: true });
    writeFileSync(join(CONTENT, file), typeof value === 'string' ? value : JSON.stringify(value));
  }
  const given = { ...site, states: ['goa'] };
  const read = readSite(
    { ...given, cities: [], districts: [], tools: [], ...changes },
    { path: folder, name: 'my' },
  );
  return 'faults' in read
    ? { faults: read.faults }
    : { faults: [], configuration: read.configuration };
}

const text = (en: string, hi: string) => ({ en, hi });
const PICTURE = { 'scenes/beach.svg': '<svg/>' };
const story = {
  id: 'goa-boats',
  title: text('Boats', 'नावें'),
  description: text('Boats go out.', 'नावें निकलीं।'),
  picture: 'beach',
  category: 'culture',
  readMinutes: 2,
  views: 100,
  publishedAt: '2024-01-15',
  body: { en: ['At dawn.'], hi: ['सुबह।'] },
};
const goa = {
  id: 'goa',
  name: text('Goa', 'गोवा'),
  code: text('GA', 'जीए'),
  capital: text('Panaji', 'पणजी'),
  region: text('West', 'पश्चिम'),
  colour: '#336699',
  population: 1_458_545,
  areaKm2: 3702,
  established: '1987-05-30',
  languages: { en: ['Konkani'], hi: ['कोंकणी'] },
  majorCities: { en: ['Panaji'], hi: ['पणजी'] },
  description: text('By the sea.', 'समुद्र के किनारे।'),
};

it('a folder without content has no samples and no scenes', () => {
  const { faults, configuration } = readWith({}, { states: [goa] });
  expect(faults).toEqual([]);
  expect(configuration?.content).toMatchObject({ samples: {}, scenes: [] });
  expect(configuration?.content.states).toMatchObject([{ id: 'goa', samples: [], cities: [] }]);
});

it('serves the scenes, and keeps the texts of samples apart from what lists carry', () => {
  const { configuration } = readWith({
    ...PICTURE,
    'states/goa.json': { ...goa, samples: [story] },
    'samples/sports.json': [{ ...story, id: 'sports-boats' }],
  });
  expect(configuration?.files['public/scenes/beach.svg']).toBe('content/scenes/beach.svg');
  const made = configuration ? contentModules(configuration.content) : {};
  const withText = Object.entries(made).filter(([, module]) => module.includes('At dawn.'));
  expect(withText.map(([file]) => file)).toEqual(['.site/bodies.mjs']);
  expect(made['.site/bodies.mjs']).toContain('"goa-boats"');
  expect(made['.site/bodies.mjs']).toContain('"sports-boats"');
});

it.each<[string, Record<string, unknown>, string]>([
  [
    'text that is no JSON',
    { 'samples/sports.json': '[' },
    'content/samples/sports.json: is not valid JSON',
  ],
  [
    'an unknown field',
    { ...PICTURE, 'samples/sports.json': [{ ...story, veiws: 3 }] },
    'content/samples/sports.json: 0 has the unknown field veiws',
  ],
  [
    'a text that lacks a language',
    { ...PICTURE, 'samples/sports.json': [{ ...story, title: { hi: 'नावें' } }] },
    'content/samples/sports.json: 0.title must be in en, hi, or at least in English (en)',
  ],
  [
    'a picture that is not there',
    { 'samples/sports.json': [story] },
    'content/samples/sports.json: needs content/scenes/beach.svg, which is missing',
  ],
  [
    'a record that lacks a field',
    { 'states/goa.json': { ...goa, capital: undefined } },
    'content/states/goa.json: capital is missing',
  ],
])('refuses %s', (_, files, line) => {
  const { faults } = readWith({ 'states/goa.json': goa, ...files });
  expect(faults).toEqual([expect.stringContaining(`my/${line}`)]);
});

it('takes English alone for a language that a text lacks', () => {
  const { faults } = readWith({ 'states/goa.json': { ...goa, capital: { en: 'Panaji' } } });
  expect(faults).toEqual([]);
});

it('says of a district nothing more where the record of its state cannot be read', () => {
  const { faults } = readWith(
    {
      'states/goa.json': { ...goa, cities: ['panaji'], capital: undefined },
      'weather.json': [{ id: 'panaji', name: text('Panaji', 'पणजी') }],
    },
    { districts: ['panaji'] },
  );
  expect(faults).toEqual(['my/content/states/goa.json: capital is missing']);
});

it('refuses the horoscope without its readings', () => {
  const { faults } = readWith({ 'states/goa.json': goa }, { tools: ['/tools/horoscope'] });
  expect(faults).toEqual([
    'my/site.config.ts: tools names /tools/horoscope, which needs content/horoscope.json',
  ]);
});

it.each([
  [[23.34, 85.31], []],
  [[85.31, 23.34], ['my/content/weather.json: 0 has latitude and longitude swapped']],
  [
    [23.34, undefined],
    ['my/content/weather.json: 0 must have both latitude and longitude, or neither'],
  ],
])('a city at %j', ([latitude, longitude], faults) => {
  const city = { id: 'ranchi', name: text('Ranchi', 'राँची'), latitude, longitude };
  expect(readWith({ 'states/goa.json': goa, 'weather.json': [city] }).faults).toEqual(faults);
});
