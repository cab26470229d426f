import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { provider } from '@/lib/provider/provider';
import { importReport, type ImportReport } from './importReport';

const NEWEST = { number: 1, size: 100 };

function slowness(sinceMs: number, patienceMs: number): string[] {
  const ms = performance.now() - sinceMs;
  const inSeconds = `${(ms / 1000).toFixed(1)} s, but the site waits ${patienceMs / 1000} s`;
  return ms > patienceMs ? [`the stories took ${inSeconds}: raise NEWS_TIMEOUT_MS`] : [];
}

/**
 * @param lines the log so far
 * @param explain logs what to change if the source gives no list
 * @param patienceMs the site's own timeout; the check may wait longer
 */
export async function importStories(
  lines: () => readonly string[],
  explain: () => Promise<void>,
  patienceMs: number,
): Promise<ImportReport> {
  // Loads the source's code first, so that its time does not count.
  await provider.hasArchive();
  const since = performance.now();
  const archived = await provider.archive({ by: 'all' }, NEWEST);
  if (archived && !archived.ok) {
    await explain();
    return importReport([], lines(), Date.now());
  }
  if (!archived) {
    const listed = await provider.stories('news');
    const slow = slowness(since, patienceMs);
    return importReport(listed.ok ? listed.value.stories : [], [...slow, ...lines()], Date.now());
  }
  const slow = slowness(since, patienceMs);
  const ids = archived.value.stories.map(({ id }) => id);
  const { found } = await provider.lookUp(ids, DEFAULT_LOCALE);
  return importReport(
    archived.value.stories.map((story) => found.get(story.id) ?? story),
    // WordPress has several routes to its REST API, and one that works is enough.
    [...slow, ...lines().filter((line) => !line.startsWith('/rest: '))],
    Date.now(),
  );
}
