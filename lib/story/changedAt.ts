import type { Story } from './story';

/**
 * Systems count publication as a change, and editors correct typing errors in the first minutes.
 */
const SETTLING_MS = 5 * 60_000;

type Dated = Pick<Story, 'publishedAt' | 'modifiedAt' | 'corrections'>;

/** The time of a real change, which readers should know; a correction always counts. */
export function changedAt({ publishedAt, modifiedAt, corrections }: Dated): string | null {
  if (!modifiedAt) return null;
  const isReal =
    publishedAt === null ||
    corrections?.some(({ at }) => at === modifiedAt) ||
    Date.parse(modifiedAt) - Date.parse(publishedAt) > SETTLING_MS;
  return isReal ? modifiedAt : null;
}
