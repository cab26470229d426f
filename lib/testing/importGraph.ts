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

const folderImports = new Set(
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => `${dirname(source)} → ${dirname(resolved)}`),
  ),
);

/**
 * Folders that import one within them which imports them too. `dependency-cruiser` finds circles of
 * folders, but takes a folder and those within it for one.
 */
export const circlesWithin = [...folderImports].filter((imported) => {
  const [outer = '', inner = ''] = imported.split(' → ');
  return inner.startsWith(`${outer}/`) && folderImports.has(`${inner} → ${outer}`);
});

/** Without type-only imports, which the compiler erases. */
const imports = new Map(
  modules.map(({ source, dependencies }) => [
    source,
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .map(({ resolved }) => resolved),
  ]),
);

/** All files that come along with a module, itself first. */
export function reachableFrom(path: string): Set<string> {
  const reached = new Set([path]);
  for (const next of reached) imports.get(next)?.forEach((found) => reached.add(found));
  return reached;
}
