import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(__dirname, '../..');
const TOPS = ['app', 'components', 'lib', 'messages', 'newsroom', 'scripts', 'e2e', 'bench'];
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

export type Source = {
  path: string;
  text: string;
  /** Paths inside the project, or names of packages. */ imports: string[];
};

const isSource = (name: string) => /\.(tsx?|mjs)$/.test(name) && !/\.d\.ts$/.test(name);
const filesUnder = (top: string) =>
  existsSync(join(ROOT, top))
    ? readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${top}/${name}`,
      )
    : [];
const atRoot = readdirSync(ROOT);

/**
 * Types vanish from the build, so that `import type` costs nothing; `import { type X }` of types
 * alone does not count either.
 */
const isTypeOnly = (clause: string) =>
  /^type\s/.test(clause) ||
  (/^\{[^}]*\}$/s.test(clause) &&
    clause
      .slice(1, -1)
      .split(',')
      .every((name) => /^\s*(type\s|$)/.test(name)));

function resolve(from: string, specifier: string): string {
  if (!/^(@\/|\.)/.test(specifier)) return specifier;
  const bare = specifier.startsWith('@/')
    ? specifier.slice(2)
    : normalize(join(dirname(from), specifier));
  const ending = ENDINGS.find((end) => isSource(bare + end) && existsSync(join(ROOT, bare + end)));
  return bare + (ending ?? '');
}

function importsOf(path: string, text: string): string[] {
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?'([^']+)'/gms),
  ];
  const dynamic = [...text.matchAll(/\bimport\('([^']+)'\)/g)];
  return [
    ...statements
      .filter(([, clause = '']) => !isTypeOnly(clause.trim()))
      .map(([, , specifier = '']) => resolve(path, specifier)),
    ...dynamic.map(([, specifier = '']) => resolve(path, specifier)),
  ];
}

const read = (path: string): Source => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, imports: importsOf(path, text) };
};

const all = [...atRoot, ...TOPS.flatMap(filesUnder)].filter(isSource).map(read);
const isTest = ({ path }: Source) =>
  /\.(test|spec|node-test)\.\w+$/.test(path) || path.startsWith('lib/testing/');

/** Every source file of the project, tests included. */
export const everySource: readonly Source[] = all;
/** What the site is built of. */
export const sources: readonly Source[] = all.filter((source) => !isTest(source));

const byPath = new Map(all.map((source) => [source.path, source]));

/** All that comes along with a module, itself first: project files by path, packages by name. */
export function reachableFrom(path: string): Set<string> {
  const reached = new Set([path]);
  for (const next of reached) byPath.get(next)?.imports.forEach((found) => reached.add(found));
  return reached;
}
