// The parameters of a measurement, from the command line.
import { parseArgs } from 'node:util';
import { z } from 'zod';

const count = z.coerce.number({ error: 'must be a number' }).int().min(1);

const optionsSchema = z.object({
  /** Parts to run; all unless given. */
  only: z.array(z.string()).optional(),
  /** Each part has its own number of rounds and requests unless given. */
  rounds: count.optional(),
  requests: count.optional(),
  minutes: count.optional(),
  /** Where the report of a whole run goes, from the project's folder. */
  folder: z.string().default('docs'),
  /** What stands in front of the site; nginx unless given. */
  edge: z.enum(['nginx', 'varnish'], { error: 'must be nginx or varnish' }).optional(),
  /** Measures the build that is there. */
  'no-build': z.boolean().default(false),
});

/** @typedef {z.output<typeof optionsSchema>} Options */

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws Error that names what is wrong
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      requests: { type: 'string' },
      minutes: { type: 'string' },
      folder: { type: 'string' },
      edge: { type: 'string' },
      'no-build': { type: 'boolean' },
    },
  });
  const parsed = optionsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('; '),
  );
}
