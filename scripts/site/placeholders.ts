import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasLogo } from './logo';
import { flat } from './messages';
import type { SiteFolder } from './siteFolder';

const MARK = /\bTODO: ([^\n"'<>]+)/;

const asked = (text: string) =>
  MARK.exec(text)?.[1]
    ?.trim()
    .replace(/(?<!\s)\s*--$/, '');

/** @param given export of `site.config.ts` */
export function placeholders(given: unknown, folder: SiteFolder): string[] {
  const texts = ['.', 'policies', 'wordmarks', 'messages'].flatMap((place) =>
    place === '.' ? ['icon.svg', 'down.html'] : folder.filesIn(place, place),
  );
  return [
    ...flat(given).flatMap(([field, text]) => {
      const what = asked(text);
      return what ? [`${folder.name}/site.config.ts: ${field}: fill in ${what}`] : [];
    }),
    ...texts.flatMap((file) => {
      const what = folder.has(file) && asked(readFileSync(join(folder.folder, file), 'utf8'));
      if (!what) return [];
      const or =
        file.startsWith('wordmarks/') && hasLogo(folder) ? ', or delete it to use the logo' : '';
      return [`${folder.name}/${file}: fill in ${what}${or}`];
    }),
  ];
}
