import { isObject, isRecord } from '@/lib/isObject';
import { ofEditor } from '@/lib/provider/body/editors/editorJson';
import { textOf } from '@/lib/provider/body/html/textOf';
import { type Entry, underOwnNames } from '@/lib/provider/source/otherNames';
import {
  dateOf,
  framed,
  isNothing,
  LANGUAGES,
  MEMBERS,
  severalIn,
  short,
  unpacked,
  valueIn,
} from './entryValues';
import { plainText } from './plainText';
import { textOfBlocks } from './textOfBlocks';
import { inLanguage, unwrapped } from './unwrapped';

function textIn(given: unknown): unknown {
  if (isNothing(given)) return undefined;
  if (isRecord(given) && typeof given.html === 'string') return given.html;
  const one = Array.isArray(given) ? inLanguage(given.filter(isRecord)) : null;
  if (one) return valueIn(one, ['value', 'text', 'title']);
  return ofEditor(given) ?? textOfBlocks(given) ?? valueIn(given, LANGUAGES);
}

/** Entries are many, and most are plain. */
const isPlain = (given: unknown) => typeof given !== 'string' || !/[<&]/.test(given);

const plain = (given: unknown) =>
  typeof given === 'string' && !isPlain(given) ? plainText(given) : given;

function listOf(packed: unknown, parts: RegExp): unknown {
  const given = severalIn(unpacked(packed));
  if (typeof given === 'string')
    return given.includes('</li>')
      ? given.split('</li>').map((item) => textOf(item))
      : given.split(parts).map(plainText);
  if (!Array.isArray(given) || !given.some((one) => isObject(one) || !isPlain(one))) return given;
  return given.map((one: unknown) => plain(valueIn(one, ['text', ...MEMBERS.name])));
}

function photosIn(packed: unknown): unknown {
  const given = severalIn(unpacked(packed));
  if (!Array.isArray(given) || !given.some(isRecord)) return given;
  return given.map((one: unknown) => {
    const photo = isRecord(one) ? underOwnNames(one) : null;
    if (!photo) return one;
    const { imageUrl = short(photo, MEMBERS.address), caption = photo.title } = photo;
    return { ...photo, imageUrl, caption };
  });
}

type Reader = (given: unknown) => unknown;

const NAMES = [...MEMBERS.name, ...LANGUAGES, 'city'];

const KINDS: readonly (readonly [Reader, string])[] = [
  [textIn, 'content fullContent fullDescription hindContent'],
  [
    (given) => plain(textIn(typeof given === 'number' ? String(given) : given)),
    'title headline summary description shortDescription videoDescription hindTitle hindSummary',
  ],
  [(given) => plain(short(given, NAMES)), 'category state location city language'],
  [
    (given) => framed(short(given, MEMBERS.address)),
    'image imageUrl thumbnail thumbnailUrl audioUrl videoUrl youtubeUrl link',
  ],
  [
    (given) => short(dateOf(given), MEMBERS.moment),
    'time timestamp createdAt updatedAt modifiedAt coverageStart coverageEnd',
  ],
  [(given) => valueIn(given, MEMBERS.identity), 'id _id'],
  [(given) => (isObject(given) ? undefined : given), 'author'],
  [(given) => plain(short(given, MEMBERS.name)), 'imageCaption imageCredit'],
  [
    (given) => listOf(typeof given === 'string' ? given.replace(/^#/, '') : given, /[,;|] ?#?|\s#/),
    'tags',
  ],
  [(given) => listOf(given, /[\r\n]+/), 'highlights'],
  [photosIn, 'photos'],
  [(given) => given === 1 || given === '1' || given === 'true' || given, 'premium'],
];
const READERS: ReadonlyMap<string, Reader> = new Map(
  KINDS.flatMap(([reader, names]) => names.split(' ').map((name) => [name, reader] as const)),
);

const PERSON =
  'name displayName fullName full_name original text node stringValue data attributes'.split(' ');

function personOf(given: unknown): unknown {
  if (!isObject(given) || 'name' in given) return given;
  const { firstName, first_name = firstName, lastName, last_name = lastName } = given;
  const parts = [first_name, last_name].filter((part) => typeof part === 'string');
  return { ...given, name: valueIn(given, PERSON) ?? parts.join(' ') };
}

const named = (given: unknown): Entry | null =>
  isRecord(given) ? underOwnNames(unwrapped(given)) : null;

/** An entry as systems and their wrappers write it, with its values plain: `{ "$oid": … }`, `&amp;`, "null". */
export function plainFields(given: unknown): unknown {
  const entry = named(given);
  return entry ? withPlainValues(entry) : given;
}

const LONG = 500;

/** Search engines and other sites tell their entries apart by their pages alone. */
function withAddressAsId(entry: Entry): Entry {
  if (entry.id ?? entry._id) return entry;
  const id = entry.url ?? entry.link ?? entry.uri;
  return typeof id === 'string' ? { ...entry, id } : entry;
}

/** As `plainFields`, of a story: its description is its text where no field has one, if it is as long or has paragraphs. */
export function storyFields(given: unknown): unknown {
  const own = named(given);
  if (!own) return given;
  const entry = withAddressAsId(own);
  const { description, content, fullContent, fullDescription, ...rest } = entry;
  const isText =
    typeof description === 'string' &&
    (description.length > LONG || description.includes('</p>')) &&
    !(content ?? fullContent ?? fullDescription);
  return withPlainValues(isText ? { ...rest, content: description } : entry);
}

/** A time of day, of a date in a field of its own. */
const CLOCK = /^\s?\d{1,2}[:.]\d\d/;
const isDay = (given: unknown): given is string =>
  typeof given === 'string' && !given.includes(':');

function saidOf(picture: unknown): Entry {
  if (!isRecord(picture)) return {};
  const { caption, credit } = picture;
  return {
    ...(typeof caption === 'string' && { imageCaption: caption }),
    ...(typeof credit === 'string' && { imageCredit: credit }),
  };
}

function withPlainValues(entry: Entry): Entry {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    const reader = READERS.get(name);
    const read = reader ? reader(value) : value;
    if (read !== value) changed[name] = read;
  }
  const { image = entry.imageUrl, time, timestamp } = entry;
  if (isObject(image)) Object.assign(changed, saidOf([image].flat()[0]));
  if (typeof time === 'string' && isDay(timestamp) && CLOCK.test(time))
    changed.time = `${timestamp} ${time}`;
  const people = entry.authors ?? entry.author;
  if (isObject(people)) changed.authors = [severalIn(people)].flat().map(personOf);
  return Object.keys(changed).length > 0 ? { ...entry, ...changed } : entry;
}
