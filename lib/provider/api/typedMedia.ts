import { isRecord } from '@/lib/isObject';
import type { Entry } from '@/lib/provider/source/otherNames';

const LISTS = ['media', 'attachments', 'assets'];
const TYPES = ['type', 'mime', 'mimeType', 'mime_type', 'mediaType', 'media_type', 'kind'];

const FIELDS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^(?:image|photo|picture)/i, 'imageUrl', ['image', 'imageUrl', 'thumbnail', 'thumbnailUrl']],
  [/^video/i, 'videoUrl', ['videoUrl', 'youtubeUrl']],
  [/^audio/i, 'audioUrl', ['audioUrl']],
];

/** Of a list of files of several types, the first of each type that the entry has no field for. */
export function typedMedia(entry: Entry): Entry {
  // Most entries have none, and a list has thousands.
  if (!LISTS.some((name) => Array.isArray(entry[name]))) return entry;
  const files = LISTS.flatMap((name) => entry[name] ?? []).filter(isRecord);
  const found = FIELDS.flatMap(([type, field, own]) => {
    const file = files.find((one) => TYPES.some((name) => type.test(String(one[name] ?? ''))));
    const isGiven = own.some(
      (name) => entry[name] && !LISTS.some((list) => entry[list] === entry[name]),
    );
    return file && !isGiven ? [[field, file] as const] : [];
  });
  return found.length > 0 ? { ...entry, ...Object.fromEntries(found) } : entry;
}
