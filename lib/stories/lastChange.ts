import type { Story } from '@/lib/story/story';

type Dated = Pick<Story, 'publishedAt' | 'modifiedAt'>;

/**
 * ISO, null if no story is dated. Ignores dates after `until` (epoch milliseconds), because pages
 * cannot change in the future.
 */
export function lastChange(stories: readonly Dated[], until = Infinity): string | null {
  let latest = -Infinity;
  for (const { publishedAt, modifiedAt } of stories) {
    for (const moment of [publishedAt, modifiedAt]) {
      const at = moment ? Date.parse(moment) : NaN;
      if (at <= until && at > latest) latest = at;
    }
  }
  return latest === -Infinity ? null : new Date(latest).toISOString();
}
