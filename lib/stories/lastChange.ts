import type { Story } from '@/lib/stories/model/story';

type Dated = Pick<Story, 'publishedAt' | 'modifiedAt'>;

/**
 * The latest moment at which any of the stories was published or changed, ISO; null when none says.
 * Moments after `until` (epoch milliseconds) do not count: no page has changed in the future.
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
