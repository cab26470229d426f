import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const SPRITE = readFileSync(join(ROOT, 'components/ui/icons.svg'), 'utf8');

export const ICONS = new Set(
  [...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id),
);

/** Fixed routes of pages, such as `/photos`: folders without a parameter. */
export const ROUTES: readonly string[] = readdirSync(join(ROOT, 'app/[locale]'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => (dirname(file) === '.' ? '/' : `/${dirname(file)}`))
  .filter((path) => !path.includes('['));

/** Routes of every site: search, saved stories, drafts, and the offline page. */
export const OF_EVERY_SITE = ['/search', '/my', '/preview', '/offline'];

export function fixedColor(name: string, scheme: 'light' | 'dark'): string {
  const tokens = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8');
  const [, light, dark] =
    new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]+)(?:, (#[0-9a-f]+))?`).exec(tokens) ?? [];
  return (scheme === 'light' ? light : (dark ?? light)) ?? '#fff';
}

/** Null for a language that the product lacks. */
export function productMessages(locale: string): unknown {
  const files = readdirSync(join(ROOT, 'messages'));
  return files.includes(`${locale}.json`)
    ? JSON.parse(readFileSync(join(ROOT, 'messages', `${locale}.json`), 'utf8'))
    : null;
}
