import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TOPS = 'app components features lib tools messages newsroom scripts e2e bench'.split(' ');

export type Source = { path: string; text: string };

const filesUnder = (top: string) =>
  readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${top}/${name}`,
  );
const isSource = (path: string) => /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$/.test(path);
const isTest = (path: string) =>
  /\.(test|spec|node-test)\.\w+$/.test(path) || path.startsWith('lib/testing/');

/** What the site is built of, without tests. */
export const sources: readonly Source[] = [...readdirSync(ROOT), ...TOPS.flatMap(filesUnder)]
  .filter((path) => isSource(path) && !isTest(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Those that hydrate. */
export const islands = sources.filter(({ path }) =>
  /(\.island|\/(global-)?error)\.tsx$/.test(path),
);

/** The text of a source, empty where there is none. */
export const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
