import { COMPANY_PATHS } from '#site/pages.mjs';
import { PAGE_PATHS } from '@/lib/pages/pages';

const lettersOf = (path: string) => path.toLowerCase().replace(/[-_]/g, '');
const firstWord = (path: string) => path.split('-', 1)[0] ?? path;

/** The page that a reader means by `/livetv`, `/video`, `/contact` or `/terms-of-use`. */
export function pageSpelled(path: string): string | null {
  const letters = lettersOf(path);
  return (
    PAGE_PATHS.find((page) => [letters, `${letters}s`].includes(lettersOf(page))) ??
    COMPANY_PATHS.find((page) => firstWord(page) === firstWord(path.toLowerCase())) ??
    null
  );
}
