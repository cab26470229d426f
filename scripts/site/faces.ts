import { type Script, SCRIPT_NAMES } from '@/lib/i18n/scripts.mjs';
import type { Site } from '@/lib/site/siteSchema';
import type { SiteFolder } from './siteFolder';

export type Faces = { script: Script; family: string; normal: string; bold: string };

/** The product's own font covers these (`lib/images/cards/faces`). */
const OWN: readonly Script[] = ['Latin', 'Devanagari'];

const TRUE_TYPE = 0x0001_0000;
/** Family name for Windows, in UTF-16, big-endian. */
const FAMILY = { name: 1, platform: 3 };

/**
 * Family name in a TrueType file (OpenType, "Table Directory" and "name").
 *
 * @returns null for any other file, for which Pango would silently draw boxes
 */
export function familyOf(file: Buffer): string | null {
  const tables = file.length > 12 && file.readUInt32BE(0) === TRUE_TYPE ? file.readUInt16BE(4) : 0;
  const table = Array.from({ length: tables }, (_, at) => 12 + 16 * at).find(
    (at) => file.toString('latin1', at, at + 4) === 'name',
  );
  if (table === undefined) return null;
  const names = file.subarray(file.readUInt32BE(table + 8));
  const texts = names.subarray(names.readUInt16BE(4));
  const record = Array.from({ length: names.readUInt16BE(2) }, (_, at) => 6 + 12 * at).find(
    (at) =>
      names.readUInt16BE(at) === FAMILY.platform && names.readUInt16BE(at + 6) === FAMILY.name,
  );
  if (record === undefined) return null;
  const start = names.readUInt16BE(record + 10);
  const text = Buffer.from(texts.subarray(start, start + names.readUInt16BE(record + 8)));
  return text.swap16().toString('utf16le');
}

export function readFaces(folder: SiteFolder, { languages }: Site): Faces[] {
  const used = new Set(Object.values(languages).map(({ script }) => script));
  return SCRIPT_NAMES.filter((script) => used.has(script) && !OWN.includes(script)).flatMap(
    (script) => {
      const [normal, bold] = ['regular', 'bold'].map(
        (weight) => `faces/${script.toLowerCase()}-${weight}.ttf`,
      );
      if (normal === undefined || bold === undefined) return [];
      const [family] = [normal, bold].map((file) => {
        if (!folder.has(file))
          folder.fault(
            file,
            'is missing: preview cards need this font (docs/recipes/add-a-language.md)',
          );
        const bytes = folder.has(file) ? folder.bytes(file) : null;
        const named = bytes && familyOf(bytes);
        if (bytes && !named) folder.fault(file, 'is not a TrueType font');
        return named;
      });
      return family ? [{ script, family, normal, bold }] : [];
    },
  );
}
