import { languageName } from '@/lib/i18n/languageName';
import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { isObject, isRecord } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';

/** The first member present counts. */
export const MEMBERS = {
  name: 'name displayName fullName title webTitle tag term label value iv rendered stringValue slug code data attributes node nodes edges items primary_section'.split(
    ' ',
  ),
  address:
    'renditions url src href source_url sourceUrl secure_url contentUrl downloadURL original full large medium featured default path filename stringValue node asset data attributes fields file image basic responsiveImage thumbnail image_intro sizes download_url meta value iv 2x 1x S en-US en'.split(
      ' ',
    ),
  moment:
    '$date $numberLong _seconds seconds date value iv timestampValue iso iso8601 epochSecond N S'.split(
      ' ',
    ),
  count: '$numberLong $numberInt integerValue value count total N'.split(' '),
  identity: ['$oid', 'value', 'S'],
};
const DEPTH = 5;

export function valueIn(given: unknown, members: readonly string[], depth = 0): unknown {
  if (!isObject(given) || depth === DEPTH) return given;
  if (Array.isArray(given)) return valueIn(given[0], members, depth + 1);
  const member = members.find((name) => name in given && given[name] !== '');
  if (member !== undefined) return valueIn(given[member], members, depth + 1);
  const all = Object.values(given);
  return all.every(isRecord) ? valueIn(all[0], members, depth + 1) : undefined;
}

const EMPTY_WORD =
  /^\s?(?:null|undefined|none|nan|n\/?a|-|#|only available in [a-z]{1,15} plans?)\s?$/i;
const LONGEST = 50;

export const isEmptyWord = (value: unknown) =>
  typeof value === 'string' && value.length < LONGEST && EMPTY_WORD.test(value);

/** Some databases store a list or an object as a JSON string. */
export const parsedIfJson = (given: unknown): unknown =>
  typeof given === 'string' && /^[[{]/.test(given) ? (parseJson(given) ?? given) : given;

export const shortValue = (given: unknown, members: readonly string[]) => {
  const value = valueIn(parsedIfJson(given), members);
  return isEmptyWord(value) ? undefined : value;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Directus names a picture by the id of its file, or by the file's fields. */
export function assetPath(given: unknown): unknown {
  const isFile = isRecord(given) && ('filename_disk' in given || 'filename_download' in given);
  const id = isFile ? given.id : given;
  return typeof id === 'string' && UUID.test(id) ? `/assets/${id}` : given;
}

export const LANGUAGES = LOCALE_NAMES.flatMap((name) => [
  name,
  languageName(name, 'en').toLowerCase(),
  `${name}-IN`,
  `${name}-US`,
  `${name}-GB`,
]);

export function listIn(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { nodes, edges, items, data, by } = given;
  const all = Object.values(given);
  return nodes ?? edges ?? items ?? data ?? by ?? (all.every(isRecord) ? all : given);
}

const FIGURES = 3;
/** Jackson sends a list of figures, PHP an object with a time zone. */
export const dateOf = (given: unknown): unknown => {
  if (
    isRecord(given) &&
    typeof given.timezone === 'string' &&
    /^[-\d]+ [:.\d]+$/.test(`${given.date}`)
  )
    return `${given.date} ${given.timezone}`;
  if (!Array.isArray(given) || given.length < FIGURES || isObject(given[0])) return given;
  const [year, month, day, hour = 0, minute = 0] = given;
  return `${year}-${month}-${day} ${hour}:${String(minute).padStart(2, '0')}`;
};

export const iframeSrc = (given: unknown): unknown =>
  typeof given === 'string' && given.includes('<')
    ? (/\ssrc=["']([^"']{1,2000})/.exec(given)?.[1] ?? given)
    : given;

const TEXT_MEMBERS = new Set(
  'text content contents html value stringValue S items blocks components children data rendered basic main'.split(
    ' ',
  ),
);
const TEXT_DEPTH = 6;

export function textOfBlocks(given: unknown, depth = 0): string | undefined {
  if (typeof given === 'string') return given;
  if (!isObject(given) || depth === TEXT_DEPTH) return undefined;
  const parts: unknown[] = Array.isArray(given)
    ? given
    : Object.entries(given).flatMap(([name, part]) => (TEXT_MEMBERS.has(name) ? [part] : []));
  return parts.flatMap((part) => textOfBlocks(part, depth + 1) ?? []).join('\n\n') || undefined;
}
