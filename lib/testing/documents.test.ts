import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { readEnvironment } from '@/lib/config/environment.mjs';
import { isPublicUrl } from '@/lib/config/publicUrl.mjs';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const isFolderOfOthers = (path: string) => /(^|\/)(node_modules|\.next|\.git)(\/|$)/.test(path);
const filesUnder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isFolderOfOthers(path)) return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });

const FOLDERS =
  'app bench components deploy docs e2e examples features lib newsroom scripts server site sources tools'.split(
    ' ',
  );
const files = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesUnder)];
const texts = files
  .filter((path) => /\.(md|tsx?|mjs|cjs|css|conf|yml|yaml|vcl)$/.test(path))
  .map((path) => ({ path, text: read(path) }));

const DECISIONS = 'docs/decisions/';
/** Old figures and paths are what a decision records, and the changelog too. */
const isRecord = ({ path }: { path: string }) =>
  path.startsWith(DECISIONS) || path === 'CHANGELOG.md';
const documents = texts.filter(({ path }) => path.endsWith('.md'));

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
const namedAnchors = (path: string) =>
  [...read(path).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
const anchorsOf = (path: string) => [
  ...[...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading)),
  ...namedAnchors(path),
];

it('names paths that exist', () => {
  const missing = documents
    .filter((document) => !isRecord(document))
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /`(?:node )?((?:app|components|features|lib|server|tools|e2e|bench|scripts|docs|deploy|newsroom|sources|messages)\/[\w./()[\]-]+)[` ]/g,
        ),
      ]
        .map(([, named = '']) => named)
        .filter((named) => !/\[(section|tool)\]/.test(named) && !existsSync(join(ROOT, named)))
        .map((named) => `${path}: ${named}`),
    );
  expect(missing).toEqual([]);
});

/** What the site could have and has not, so that its place is explained. */
const NAMED_AS_ABSENT = [
  'sitemap.ts',
  'manifest.ts',
  'opengraph-image.tsx',
  'loading.tsx',
  'proxy.ts',
];

it('names files that exist', () => {
  const names = new Set(files.map((path) => basename(path)));
  const missing = documents
    .filter((document) => !isRecord(document))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs|css|conf|vcl|ya?ml|sh))`/g)]
        .map(([, named = '']) => named)
        .filter((named) => !names.has(named) && !NAMED_AS_ABSENT.includes(named))
        .map((named) => `${path}: ${named}`),
    );
  expect(missing).toEqual([]);
});

it('links to files and headings that exist', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, file = '', anchor]) => {
        const target = file ? normalize(join(dirname(path), file)) : path;
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && !anchorsOf(target).includes(anchor);
      })
      .map(([link]) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('refers to sections of product.md that exist', () => {
  const sections = [...read('docs/product.md').matchAll(/^#+ ([\d.]+) /gm)].map(([, n]) => n);
  const unknown = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/product\.md (\d+(?:\.\d+)?)/g)]
      .filter(([, section]) => !sections.includes(section))
      .map(([reference]) => `${path}: ${reference}`),
  );
  expect(unknown).toEqual([]);
});

const decisionFiles = readdirSync(join(ROOT, DECISIONS)).filter((file) => /^\d/.test(file));
/** A decision is a file, or a sentence in the folder's README. */
const recorded = [
  ...decisionFiles.map((file) => file.slice(0, 4)),
  ...namedAnchors(`${DECISIONS}README.md`),
];

it('refers to decisions that are recorded', () => {
  const unknown = texts
    .filter(({ path }) => path !== __filename.slice(ROOT.length + 1))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:\(|decisions?\/?\s?|\[)(0[01]\d{2})\b/g)]
        .filter(([, number = '']) => !recorded.includes(number))
        .map(([, number]) => `${path}: ${number}`),
    );
  expect(unknown).toEqual([]);
});

it('gives each number once', () => {
  expect(recorded.filter((number, index) => recorded.indexOf(number) !== index)).toEqual([]);
});

it.each(decisionFiles)('%s is listed, and has context, decision and consequences', (file) => {
  const text = read(`${DECISIONS}${file}`);
  const [, title = ''] = /^# \d{4} · (.+)$/m.exec(text) ?? [];
  expect(read(`${DECISIONS}README.md`)).toContain(`- [${file.slice(0, 4)}](${file}) ${title}\n`);
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    'Context',
    'Decision',
    'Consequences',
  ]);
});

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

it.each(decisionFiles)('%s has at most 250 words', (file) => {
  expect(wordsIn(read(`${DECISIONS}${file}`))).toBeLessThanOrEqual(250);
});

it('has at most 20 words for a decision without a file', () => {
  const sentences = [
    ...read(`${DECISIONS}README.md`).matchAll(/^- <a id="\d{4}">\d{4}<\/a> (.+)$/gm),
  ];
  expect(sentences).not.toEqual([]);
  expect(sentences.map(([, text = '']) => text).filter((text) => wordsIn(text) > 20)).toEqual([]);
});

it('refers to no document that is not in the repository', () => {
  const words = new RegExp(String.raw`\bthe ${'spec'}\b(?!\.)`, 'i');
  expect(texts.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Commands that start a site, each with the settings before it. */
const starts = documents
  .filter((document) => !isRecord(document))
  .flatMap(({ path, text }) =>
    [
      ...text.matchAll(/^ *((?:[A-Z_]+=(?:"[^"]*"|\S+) (?:\\\n *)?)+)(?:npm start|node server)/gm),
    ].map(([, settings = '']) => ({
      path,
      settings: Object.fromEntries(
        [...settings.matchAll(/([A-Z_]+)=(?:"([^"]*)"|(\S+))/g)].map(
          ([, name = '', quoted, bare = '']) => [name, quoted ?? bare.replace('…', '0'.repeat(26))],
        ),
      ),
    })),
  );

it.each(starts)('$path starts a site with settings that it takes: $settings', ({ settings }) => {
  const { SITE_URL } = readEnvironment({ NEWS_API_URL: 'https://cms.example.org', ...settings });
  // The sample has to stay on the newsroom's own machine.
  expect(settings.SITE_DIR !== undefined || !isPublicUrl(SITE_URL)).toBe(true);
});
