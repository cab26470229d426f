import { isObject, isRecord } from '@/lib/isObject';
import type { Entry } from '@/lib/provider/source/fieldNames';

const LISTS = ['media', 'attachments', 'assets', 'associations', 'lead', 'preview'];
const TYPES = ['type', 'mime', 'mimeType', 'mime_type', 'mediaType', 'media_type', 'kind'];

const FIELDS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^(?:image|photo|picture)/i, 'imageUrl', ['image', 'imageUrl', 'thumbnail', 'thumbnailUrl']],
  [/^video/i, 'videoUrl', ['videoUrl', 'youtubeUrl']],
  [/^audio/i, 'audioUrl', ['audioUrl']],
];

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)(?:\?|$)/i;

const isOf = (type: RegExp, field: string, file: Entry): boolean => {
  const types = TYPES.flatMap((name) => file[name] ?? []);
  if (types.length > 0) return types.some((one) => type.test(String(one)));
  const { image, url = file.src } = file;
  return field === 'imageUrl' && (isObject(image) || PICTURE.test(String(url)));
};

/** Adds the first file of each type for which the entry has no field. */
export function typedMedia(entry: Entry): Entry {
  // Fast path: most entries have none.
  if (!LISTS.some((name) => isObject(entry[name]))) return entry;
  const files = LISTS.flatMap((name) => {
    const given = entry[name];
    return isRecord(given) ? [given, ...Object.values(given)] : (given ?? []);
  }).filter(isRecord);
  const found = FIELDS.flatMap(([type, field, own]) => {
    const file = files.find((one) => isOf(type, field, one));
    const isGiven = own.some(
      (name) => entry[name] && !LISTS.some((list) => entry[list] === entry[name]),
    );
    return file && !isGiven ? [[field, file] as const] : [];
  });
  return found.length > 0 ? { ...entry, ...Object.fromEntries(found) } : entry;
}
