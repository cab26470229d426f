import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { provider } from '@/lib/provider/provider';
import { importReport, type ImportReport } from './importReport';

const NEWEST = { number: 1, size: 100 };

/** What the site waits for an answer unless `NEWS_TIMEOUT_MS` says otherwise; the check waits longer. */
const PATIENCE_MS = 3_000;

const slowness = (sinceMs: number): string[] => {
  const ms = performance.now() - sinceMs;
  const seconds = (ms / 1000).toFixed(1);
  return ms > PATIENCE_MS
    ? [`its stories took ${seconds} s, and the site waits 3: NEWS_TIMEOUT_MS raises that`]
    : [];
};

/**
 * @param lines What was logged so far.
 * @param explain Logs what to change where the source gives no list.
 */
export async function importStories(
  lines: () => readonly string[],
  explain: () => Promise<void>,
): Promise<ImportReport> {
  const since = performance.now();
  const archived = await provider.archive({ by: 'all' }, NEWEST);
  if (archived && !archived.ok) {
    await explain();
    return importReport([], lines(), Date.now());
  }
  if (!archived) {
    const listed = await provider.stories('news');
    const slow = slowness(since);
    return importReport(listed.ok ? listed.value.stories : [], [...slow, ...lines()], Date.now());
  }
  const slow = slowness(since);
  const ids = archived.value.stories.map(({ id }) => id);
  const { found } = await provider.lookUp(ids, DEFAULT_LOCALE);
  return importReport(
    archived.value.stories.map((story) => found.get(story.id) ?? story),
    // One working route to WordPress's REST API is enough.
    [...slow, ...lines().filter((line) => !line.startsWith('/rest: '))],
    Date.now(),
  );
}
