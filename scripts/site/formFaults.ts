import { z } from 'zod';
import { languagesSchema, type Site, siteSchema } from '@/lib/site/siteSchema';

type Issue = z.core.$ZodIssue;

/** Rewords zod's own messages, and quotes the given value. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is missing';
    const kinds: Record<string, string> = {
      record: 'an object',
      object: 'an object',
      array: 'a list',
    };
    return `must be ${kinds[issue.expected] ?? `a ${issue.expected}`}, not ${JSON.stringify(issue.input)}`;
  }
  return undefined;
};

/**
 * Replaces a union's issue by those of the closest form: the one that matches deepest into the
 * value.
 */
function inDetail(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [nearest = []] = issue.errors.toSorted((a, b) => depth(b) - depth(a));
  return nearest.flatMap((one) => inDetail({ ...one, path: [...issue.path, ...one.path] }));
}

function lineOf({ path, message, ...issue }: Issue): string {
  const at = path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${at && `${at} `}has the unknown field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_key')
    return `${at} ${issue.issues.map((one) => one.message).join(', ')}`;
  return `${at} ${message}`.trim();
}

export function faultsOf<T>(
  schema: z.ZodType<T>,
  given: unknown,
): { value: T } | { faults: string[] } {
  const checked = schema.safeParse(given, { error: inPlainWords });
  return checked.success
    ? { value: checked.data }
    : { faults: checked.error.issues.flatMap(inDetail).map(lineOf) };
}

export function readForm(given: unknown): { site: Site } | { faults: string[] } {
  if (given === undefined) return { faults: ['must have a default export'] };
  const spoken = faultsOf(z.object({ languages: languagesSchema }), given);
  if ('faults' in spoken) return spoken;
  const checked = faultsOf(siteSchema(Object.keys(spoken.value.languages)), given);
  return 'faults' in checked ? checked : { site: checked.value };
}
