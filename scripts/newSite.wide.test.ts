import { createJiti } from 'jiti';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import kinara from '@/examples/kinara/site.config';
import { COMPANY_PAGES } from '@/lib/pages/companyPages';
import type { PageEntry } from '@/lib/pages/pageEntry';
import { TOOLS } from '@/lib/pages/tools';
import testSite from '@/lib/testing/testSite/site.config';
import { leftovers } from '@/scripts/site/leftovers';
import { flat } from '@/scripts/site/messages';
import { modules } from '@/scripts/site/modules';
import { readSite } from '@/scripts/site/readSite';
import { SiteFolder } from '@/scripts/site/siteFolder';
import sample from '@/site/site.config';
import { requestedFolder, shellQuote } from './requestedFolder.mjs';

const ROOT = join(__dirname, '..');
const companyPages: Record<string, PageEntry> = COMPANY_PAGES;
const jiti = createJiti(__filename, { alias: { '@': ROOT }, fsCache: false, moduleCache: false });

const temporary = mkdtempSync(join(tmpdir(), 'new-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
const check = (folder: string) =>
  run('site.mjs', ['--check'], { SITE_DIR: folder, SITE_URL: 'https://www.palash.in' });
const configOf = (folder: string) => jiti.import(join(folder, 'site.config.ts'), { default: true });

const SAMPLES = [
  { path: 'site', config: sample },
  { path: 'lib/testing/testSite', config: testSite },
  { path: 'examples/kinara', config: kinara },
].map(({ path, config }) => ({ folder: new SiteFolder(join(ROOT, path), path), config }));

/** What the check of a folder says, as `site.mjs` has it. */
function faultsOf(config: unknown, path: string) {
  const read = readSite(config, { path, name: 'palash' });
  return 'faults' in read
    ? read.faults
    : leftovers(
        { folder: new SiteFolder(path, 'palash'), config: read.configuration.site },
        SAMPLES,
      );
}

/** What a newsroom answers, by words of the question. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/live programme/, 'https://www.youtube.com/live/aqz-KE-bpKQ'],
  [/e-mail/, 'news@palash.in'],
  [/number/, '+91 651 234 5678'],
  [/^updated: TODO.*$/m, 'updated: 2026-11-26'],
  [/as shapes/, '<path d="M0 0h100v100z"/>'],
  [/\(हिंदी\)/, 'पलाश'],
  [/./, 'Palash'],
];
const answer = (question: string) => ANSWERS.find(([words]) => words.test(question))?.[1] ?? '';

/** Fills in every question of a folder. */
function fillIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(
        /(?<=')TODO: [^']*|(?<=>)TODO: [^<]*|^updated: TODO.*$|<!-- TODO.*?-->/gm,
        answer,
      ),
    );
  }
}

const FOLDERS = [
  ['paper', ['hi', 'en']],
  ['channel', ['hi']],
  ['paper', []],
] as const;

describe.each(FOLDERS)('the folder of a %s in the languages %j', (kind, languages) => {
  const folder = join(temporary, `palash-${kind}-${languages.join('-')}`);
  const spoken = languages.length === 0 ? ['en', 'hi'] : [...languages];

  let made: ReturnType<typeof run>;
  let asked: readonly string[];
  let given: unknown;
  beforeAll(async () => {
    made = run('newSite.mjs', [folder, kind, ...languages]);
    asked = faultsOf(await configOf(folder), folder);
    fillIn(folder);
    given = await configOf(folder);
  });
  const configuration = () => {
    const read = readSite(given, { path: folder, name: 'palash' });
    if ('faults' in read) throw new Error(read.faults.join());
    return read.configuration;
  };

  it('asks for what only the newsroom knows, a line each', () => {
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(`SITE_DIR=${folder} npm run site`);
    expect(asked.filter((line) => !line.includes(': fill in '))).toEqual([]);
    for (const code of spoken)
      expect(asked).toContainEqual(
        expect.stringContaining(`site.config.ts: names.${code}: fill in `),
      );
    expect(asked).toContainEqual(expect.stringContaining('/icon.svg: fill in '));
    const asksForLive = asked.some((line) => line.includes(': live: fill in '));
    expect(asksForLive).toBe(kind === 'channel');
  });

  it('passes the check with the answers, and has no word of the sample', () => {
    expect(faultsOf(given, folder)).toEqual([]);
    expect(Object.keys(configuration().site.languages)).toEqual(spoken);
    // The river of that name flows through states.
    const { '.site/stateRecords.mjs': _, ...made } = modules(configuration());
    const files = Object.entries(made);
    const sample =
      /narmada|नर्मदा|noida|नोएडा|news of central india|मध्य भारत की|\.example|kinara|simhastha|सिंहस्थ/i;
    expect(files.filter(([, text]) => sample.test(text)).map(([file]) => file)).toEqual([]);
  });

  it('has the states of the sample, and none of its stories', () => {
    const { states, samples } = configuration().content;
    expect(states).toHaveLength(8);
    expect([samples, states.flatMap((state) => state.samples)]).toEqual([{}, []]);
  });

  it('has the tools of figures, which are shown once a setting names true ones', () => {
    expect(configuration().site.tools.toSorted()).toEqual(Object.keys(TOOLS).toSorted());
  });

  it('has no page of open positions, which are samples', () => {
    const { companyPages: chosen, navigation } = configuration().site;
    expect([...chosen, ...Object.values(navigation).flat()]).not.toContain('/careers');
  });

  it('speaks of a broadcast where it is a channel alone', () => {
    const { site, messages } = configuration();
    const pages = new Set<string>([
      ...Object.values(site.sections).map(({ key }) => key),
      ...site.companyPages.map((path) => companyPages[path]?.key ?? ''),
    ]);
    // Of sections that the site has not, and of samples, nothing is shown.
    const isShown = (key: string) =>
      !/^(Section|Advertise|App|Live|Preview|Sidebar|Tool|AqiAbout|Categories)\./.test(key) &&
      (!/^(WithoutPhone\.)?Page/.test(key) || pages.has(key.split('.').at(-1) ?? '')) &&
      !/\.(tv|entertainment)$/.test(key);
    const broadcast =
      /\bTV\b|24x7|news channel|round the clock|day and night|radio|टीवी|चौबीसों घंटे|दिन-रात|रेडियो|न्यूज़ चैनल/i;
    const said = spoken
      .flatMap((code) => flat(messages[code] ?? {}))
      .filter(([key, text]) => isShown(key) && broadcast.test(text));
    expect([site.sections['/live-tv'] !== undefined, said.length > 0]).toEqual(
      kind === 'channel' ? [true, true] : [false, false],
    );
  });

  it('names no language that the site has not', () => {
    const texts = flat(configuration().messages.hi ?? {});
    const both = /(हिंदी और अंग्रेज़ी|हिंदी या अंग्रेज़ी|अंग्रेज़ी और हिंदी)/;
    const named = texts.filter(([, text]) => both.test(text)).map(([key]) => key);
    // Of the app, whose page it has not, and in which languages places of PIN codes may be typed.
    expect(named).toEqual(['App.feature.languages.title', 'PinAbout.search']);
  });
});

describe('the folder of a paper in a language that the product does not speak', () => {
  const folder = join(temporary, 'palash-mr');
  let given: unknown;
  beforeAll(async () => {
    run('newSite.mjs', [folder, 'paper', 'mr']);
    fillIn(folder);
    given = await configOf(folder);
  });

  it('passes the check with the answers, in that language alone', () => {
    expect(check(folder)).toMatchObject({ status: 0, stderr: '' });
    expect(given).toMatchObject({
      languages: { mr: { name: 'मराठी', intl: 'mr-IN-u-nu-latn' } },
      names: { mr: 'Palash' },
    });
  });

  it('has the words of a paper in English, and English content, until it has its own', () => {
    const read = readSite(given, { path: folder, name: 'palash' });
    const configuration = 'faults' in read ? null : read.configuration;
    expect(configuration?.messages.mr?.Llms).toMatchObject({
      summary: expect.stringContaining('is a newspaper'),
    });
    expect(configuration?.content.states[0]?.capital).toEqual({ en: 'Bhopal' });
  });
});

it('a folder in another script is right with faces copied as the recipe says', async () => {
  const folder = join(temporary, 'palash');
  run('newSite.mjs', [folder, 'paper', 'ta']);
  fillIn(folder);
  const recipe = readFileSync(join(ROOT, 'docs/recipes/add-a-language.md'), 'utf8');
  const [, copying = ''] = /^npm pack .*\n([^`]*)/m.exec(recipe) ?? [];
  const fonts = join(ROOT, 'node_modules/@expo-google-fonts/noto-sans-tamil');
  const shell = `mkdir -p '${temporary}/project' && cd '${temporary}/project' && ln -s '${fonts}' package\n${copying}`;
  expect(spawnSync('sh', ['-ec', shell], { encoding: 'utf8' })).toMatchObject({ stderr: '' });
  expect(check(folder)).toMatchObject({ status: 0, stderr: '' });
});

it.each([
  [[], /^Give a folder for the new site: /],
  [[join(temporary, 'new')], /^Write paper or channel after the folder: /],
  [[join(temporary, 'new'), 'hi'], /^Write paper or channel after the folder: /],
  [[ROOT, 'paper'], /^\S+ is not empty$/],
  [[join(__filename, 'below'), 'paper'], /^Cannot write to \S+: .*ENOTDIR/],
  [[__filename, 'paper'], /^Cannot write to \S+: .*(?:EEXIST|ENOTDIR)/],
  [['https://palash.example', 'paper'], /^https:\/\/palash\.example is not a folder/],
])('refuses %j in a line', async (args, line) => {
  const asked = await requestedFolder(args);
  expect(asked).toEqual({ fault: expect.stringMatching(line) });
  expect(JSON.stringify(asked)).not.toContain('\\n');
});

it.each([
  [['/proc/none', 'paper'], /^Cannot write to \/proc\/none: ENOENT/],
  [[join(temporary, 'th'), 'paper', 'th'], /^th is not a supported language code /],
])('ends with 1, a line and no folder: %j', ([folder = '', ...words], line) => {
  const { status, stderr } = run('newSite.mjs', [folder, ...words]);
  expect(existsSync(folder)).toBe(false);
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(line)]);
  expect(stderr.trim()).not.toContain('\n');
});

it.each(["it's ours", 'नई दुनिया', '../palash'])('a shell takes %s as it is typed', (name) => {
  const shell = spawnSync('sh', ['-c', `SITE_DIR=${shellQuote(name)}; printf %s "$SITE_DIR"`]);
  expect(shell.stdout.toString()).toBe(name);
});

it.each(['', 'export const site = {};'])('the configuration %j is told what it lacks', (source) => {
  const folder = mkdtempSync(join(temporary, 'bare-'));
  writeFileSync(join(folder, 'site.config.ts'), source);
  const { status, stderr } = check(folder);
  expect([status, stderr]).toEqual([
    1,
    `${folder}/site.config.ts: must have an export default defineSite({ … })\n`,
  ]);
});
