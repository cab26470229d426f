import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(__dirname, '../..');
const OUTPUT_BYTES = 50_000_000;

const graphSchema = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(
        z.object({ resolved: z.string(), dependencyTypes: z.array(z.string()) }),
      ),
    }),
  ),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

/** What `npm run imports` finds, as data. */
function cruise() {
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'imports', '--', '-T', 'json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES,
  });
  if (!stdout) throw new Error(stderr);
  return graphSchema.parse(JSON.parse(stdout));
}

const { modules, summary } = cruise();

/** Each import that breaks a rule of `scripts/importRules.mjs`. */
export const brokenRules = summary.violations.map(
  ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
);

const isTestTool = (path: string) => /^(components|lib)\/testing\//.test(path);
/** Neither a file of the root nor a module of Node's. */
const isInFolder = (path: string) => path.includes('/');

/** What each folder imports, of the first `levels` of its path. */
function folderGraph(levels: number): Map<string, Set<string>> {
  const folderOf = (path: string) => dirname(path).split('/').slice(0, levels).join('/');
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules.filter((module) => !isTestTool(module.source))) {
    const folder = folderOf(source);
    const imported = dependencies
      .map(({ resolved }) => resolved)
      .filter(isInFolder)
      .map(folderOf);
    const known = graph.get(folder) ?? [];
    graph.set(folder, new Set([...known, ...imported].filter((other) => other !== folder)));
  }
  return graph;
}

/** The folders that a folder's imports lead to, itself only where they lead back. */
function foldersFrom(folder: string, graph: Map<string, Set<string>>): Set<string> {
  const reached = new Set(graph.get(folder));
  for (const next of reached) graph.get(next)?.forEach((found) => reached.add(found));
  return reached;
}

/** Folders whose imports lead back to them, where paths are cut to a number of levels. */
export function foldersInCircles(levels: number): string[] {
  const graph = folderGraph(levels);
  return [...graph.keys()].filter((folder) => foldersFrom(folder, graph).has(folder));
}

/** Without type-only imports, which the compiler erases. */
const imports = new Map(
  modules.map(({ source, dependencies }) => [
    source,
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => resolved),
  ]),
);

/** All files that come along with a module, itself first, but not with `except`. */
export function reachableFrom(path: string, except: readonly string[] = []): Set<string> {
  const reached = new Set([path]);
  for (const next of reached)
    imports.get(next)?.forEach((found) => !except.includes(found) && reached.add(found));
  return reached;
}
