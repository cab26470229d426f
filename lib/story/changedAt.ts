import type { Story } from './story';

/** Systems also date the publishing itself, and typing errors are mended in its first minutes. */
const SETTLING_MS = 5 * 60_000;

type Dated = Pick<Story, 'publishedAt' | 'modifiedAt' | 'corrections'>;

/** When a story was really changed, which readers should know; a correction always counts. */
export function changedAt({ publishedAt, modifiedAt, corrections }: Dated): string | null {
  if (!modifiedAt) return null;
  const isReal =
    publishedAt === null ||
    corrections?.some(({ at }) => at === modifiedAt) ||
    Date.parse(modifiedAt) - Date.parse(publishedAt) > SETTLING_MS;
  return isReal ? modifiedAt : null;
}
