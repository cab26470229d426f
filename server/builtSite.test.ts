import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  buildFault,
  builtNote,
  configurationFolder,
  hashOfFolder,
  leftoversOfBuild,
  madeFault,
  madeNote,
} from './builtSite.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const project = join(temporary, 'project');
const outside = join(temporary, 'palash');

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** As a build of that folder leaves the project. */
function buildOf(folder: string, changes: object = {}) {
  const note = {
    folder: folder.split('/').at(-1),
    files: hashOfFolder(folder),
    made: 'a1',
    leftovers: [],
    ...changes,
  };
  for (const file of [madeNote(project), builtNote(project)]) write(file, JSON.stringify(note));
}

beforeEach(() => {
  for (const folder of [project, outside]) rmSync(folder, { recursive: true, force: true });
  write(join(project, 'site/site.config.ts'), "export default { id: 'sample' }");
  write(join(outside, 'site.config.ts'), "export default { id: 'palash' }");
  write(join(outside, 'messages/hi.json'), '{}');
});

describe('a server', () => {
  it('serves the build of the folder that SITE_DIR names, in the project or outside of it', () => {
    buildOf(join(project, 'site'));
    for (const given of [undefined, '', 'site', './site/', join(project, 'site')])
      expect(buildFault(given, project)).toBeNull();
    buildOf(outside);
    for (const given of ['../palash', outside]) expect(buildFault(given, project)).toBeNull();
  });

  it('refuses the build of another folder', () => {
    buildOf(join(project, 'site'));
    expect(buildFault('../palash', project)).toMatch(
      /^SITE_DIR=..\/palash, but npm run build was for site\. /,
    );
    buildOf(outside);
    expect(buildFault(undefined, project)).toMatch(
      /^SITE_DIR=site \(default\), but npm run build was for palash\. /,
    );
  });

  it.each<[string, (file: string) => void]>([
    ['a changed file', (file) => write(file, '{ "Chrome": {} }')],
    ['a renamed file', (file) => renameSync(file, file.replace('hi', 'mr'))],
    ['a file less', (file) => rmSync(file)],
  ])('refuses the build of another state of the folder: %s', (_, change) => {
    buildOf(outside);
    change(join(outside, 'messages/hi.json'));
    expect(buildFault('../palash', project)).toMatch(
      /^SITE_DIR=\.\.\/palash: the folder changed since npm run build\. /,
    );
  });

  it('goes by the folder’s files where it was moved, and not by its repository and packages', () => {
    buildOf(outside);
    cpSync(outside, join(project, 'ours'), { recursive: true });
    for (const file of ['.git/HEAD', '.env', 'node_modules/a/index.js'])
      write(join(project, 'ours', file), 'x');
    expect(buildFault('ours', project)).toBeNull();
  });

  it('goes by what a linked folder holds too', () => {
    const shared = join(temporary, 'shared');
    write(join(shared, 'jobs.json'), '[]');
    symlinkSync(shared, join(outside, 'content'));
    buildOf(outside);
    expect(buildFault('../palash', project)).toBeNull();
    write(join(shared, 'jobs.json'), '[1]');
    expect(buildFault('../palash', project)).toMatch('SITE_DIR=../palash: the folder changed');
  });

  it('goes by its name where the folder is not there', () => {
    buildOf(outside);
    rmSync(outside, { recursive: true });
    rmSync(join(project, 'site'), { recursive: true });
    expect(buildFault('/srv/palash', project)).toBeNull();
    expect(buildFault('/srv/kinara', project)).toMatch(/^SITE_DIR=\/srv\/kinara, .* for palash\./);
    expect(buildFault(undefined, project)).toMatch(/^SITE_DIR=site \(default\), .* for palash\./);
  });

  it.each([
    ['without a build', () => rmSync(builtNote(project))],
    ['with a build of before notes', () => write(builtNote(project), 'site 0a')],
    ['with a note of another form', () => write(builtNote(project), '{ "folder": "site" }')],
  ])('says so %s', (_, change) => {
    buildOf(join(project, 'site'));
    change();
    expect(buildFault(undefined, project)).toBe('The site is not built. Run npm run build.');
  });

  it('refuses a build that `.site` is no longer of', () => {
    buildOf(outside);
    write(
      madeNote(project),
      JSON.stringify({ folder: 'palash', files: '', made: '', leftovers: [] }),
    );
    expect(buildFault('../palash', project)).toMatch(/^\.site changed since npm run build\./);
  });
});

it('what is left of a sample counts where readers reach the site', () => {
  const leftovers = ['palash/site.config.ts: names.en is sample text: Narmada 24'];
  buildOf(outside, { leftovers });
  expect(leftoversOfBuild('https://www.palash.in', project)).toEqual(leftovers);
  expect(leftoversOfBuild('http://localhost:3000', project)).toEqual([]);
});

it('a build by hand is of the folder that SITE_DIR names', () => {
  buildOf(outside);
  expect(madeFault('../palash', project)).toBeNull();
  expect(madeFault(undefined, project)).toMatch(
    /^SITE_DIR=site \(default\), but npm run site was for palash\. /,
  );
  rmSync(madeNote(project));
  expect(madeFault(undefined, project)).toMatch(/Run npm run site\.$/);
});

it.each([
  [' palash\r', 'palash'],
  [' \r', 'site'],
  [undefined, 'site'],
])('SITE_DIR=%j is the folder %s, as the settings have it', (given, folder) => {
  expect(configurationFolder(given, project)).toBe(join(project, folder));
});
