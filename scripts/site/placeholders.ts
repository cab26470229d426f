import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@/lib/isObject';
import { hasLogo } from './logo';
import type { SiteFolder } from './siteFolder';

/** What a starter folder asks for stands behind this mark, in place of it. */
const MARK = /\bTODO: ([^\n"'<>]+)/;

const asked = (text: string) =>
  MARK.exec(text)?.[1]
    ?.trim()
    .replace(/(?<!\s)\s*--$/, '');

function inConfig(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') {
    const what = asked(value);
    return what === undefined ? [] : [[path, what]];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    inConfig(each, path ? `${path}.${key}` : key),
  );
}

/**
 * What a starter folder still asks for, a line each with its file and field.
 *
 * @param given What `site.config.ts` exports.
 */
export function placeholders(given: unknown, folder: SiteFolder): string[] {
  const texts = ['.', 'policies', 'wordmarks', 'messages'].flatMap((place) =>
    place === '.' ? ['icon.svg', 'down.html'] : folder.filesIn(place, place),
  );
  return [
    ...inConfig(given, '').map(
      ([field, what]) => `${folder.name}/site.config.ts: ${field} is to be filled in: ${what}`,
    ),
    ...texts.flatMap((file) => {
      const what = folder.has(file) && asked(readFileSync(join(folder.folder, file), 'utf8'));
      if (!what) return [];
      const or =
        file.startsWith('wordmarks/') && hasLogo(folder) ? '; or delete it for the logo' : '';
      return [`${folder.name}/${file}: is to be filled in: ${what}${or}`];
    }),
  ];
}
