import type { z } from 'zod';

export type Entries<T> = {
  /** Each usable entry once, in the order given. */
  kept: T[];
  /** How many were of a wrong shape or repeated an id. */
  dropped: number;
};

/**
 * Validates a list entry by entry: a bad one, or a second one with the same identity, is left out;
 * the others are kept.
 */
export function keepValid<T>(
  given: readonly unknown[],
  schema: z.ZodType<T>,
  identity: (entry: T) => string,
): Entries<T> {
  const kept = new Map<string, T>();
  for (const entry of given) {
    const parsed = schema.safeParse(entry);
    if (parsed.success && !kept.has(identity(parsed.data)))
      kept.set(identity(parsed.data), parsed.data);
  }
  return { kept: [...kept.values()], dropped: given.length - kept.size };
}
