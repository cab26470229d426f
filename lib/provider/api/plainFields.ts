import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { isObject } from '@/lib/isObject';
import { parseJson } from '@/lib/parseJson';
import { ofEditor } from '@/lib/provider/body/editorJson';
import { textOf } from '@/lib/provider/body/textOf';
import { underOwnNames } from '@/lib/provider/source/otherNames';
import { plainText } from './plainText';
import { textOfBlocks } from './textOfBlocks';

/** Members of an object in which systems hold a value, the first that is there. */
const MEMBERS = {
  name: 'name displayName fullName title label value slug code data attributes'.split(' '),
  address:
    'url src href source_url sourceUrl secure_url downloadURL original full large medium default path node asset data attributes'.split(
      ' ',
    ),
  moment: ['$date', '$numberLong', '_seconds', 'seconds', 'date'],
  identity: ['$oid'],
};
const DEPTH = 5;

function valueIn(given: unknown, members: readonly string[], depth = 0): unknown {
  if (!isObject(given) || depth === DEPTH) return given;
  if (Array.isArray(given)) return valueIn(given[0], members, depth + 1);
  const member = members.find((name) => name in given && given[name] !== '');
  return member === undefined ? undefined : valueIn(given[member], members, depth + 1);
}

/** What programs write for nothing. */
const NOTHING = /^\s?(?:null|undefined|none|nan|n\/?a|-|#)\s?$/i;
const LONGEST = 12;

const isNothing = (value: unknown) =>
  typeof value === 'string' && value.length < LONGEST && NOTHING.test(value);

/** Databases keep a list as its JSON. */
const unpacked = (given: unknown): unknown =>
  typeof given === 'string' && given.startsWith('[') ? (parseJson(given) ?? given) : given;

const short = (given: unknown, members: readonly string[]) => {
  const value = valueIn(unpacked(given), members);
  return isNothing(value) ? undefined : value;
};

function textIn(given: unknown): unknown {
  if (isNothing(given)) return undefined;
  return ofEditor(given) ?? textOfBlocks(given) ?? valueIn(given, LOCALE_NAMES);
}

/** Entries are many, and most are plain. */
const isPlain = (given: unknown) => typeof given !== 'string' || !/[<&]/.test(given);

const plain = (given: unknown) =>
  typeof given === 'string' && !isPlain(given) ? plainText(given) : given;

function listOf(packed: unknown, parts: RegExp): unknown {
  const given = unpacked(packed);
  if (typeof given === 'string')
    return given.includes('</li>')
      ? given.split('</li>').map((item) => textOf(item))
      : given.split(parts).map(plainText);
  if (!Array.isArray(given) || !given.some((one) => isObject(one) || !isPlain(one))) return given;
  return given.map((one: unknown) => plain(valueIn(one, ['text', ...MEMBERS.name])));
}

type Entry = Readonly<Record<string, unknown>>;
type Reader = (given: unknown) => unknown;

const NAMES = [...MEMBERS.name, ...LOCALE_NAMES, 'city'];

const KINDS: readonly (readonly [Reader, string])[] = [
  [textIn, 'content fullContent fullDescription hindContent'],
  [
    (given) => plain(textIn(given)),
    'title headline summary description shortDescription videoDescription hindTitle hindSummary',
  ],
  [(given) => plain(short(given, NAMES)), 'category state location city language'],
  [
    (given) => short(given, MEMBERS.address),
    'image imageUrl thumbnail thumbnailUrl audioUrl videoUrl youtubeUrl link',
  ],
  [
    (given) => short(given, MEMBERS.moment),
    'time timestamp createdAt updatedAt modifiedAt coverageStart coverageEnd',
  ],
  [(given) => valueIn(given, MEMBERS.identity), 'id _id'],
  [(given) => (isObject(given) ? undefined : given), 'author'],
  [
    (given) => listOf(typeof given === 'string' ? given.replace(/^#/, '') : given, /[,;|] ?#?|\s#/),
    'tags',
  ],
  [(given) => listOf(given, /[\r\n]+/), 'highlights'],
  [(given) => given === 1 || given === '1' || given === 'true' || given, 'premium'],
];
const READERS: ReadonlyMap<string, Reader> = new Map(
  KINDS.flatMap(([reader, names]) => names.split(' ').map((name) => [name, reader] as const)),
);

const PERSON = ['name', 'displayName', 'fullName', 'data', 'attributes'];

function personOf(given: unknown): unknown {
  if (!isObject(given) || 'name' in given) return given;
  const parts = [given.firstName, given.lastName].filter((part) => typeof part === 'string');
  return { ...given, name: valueIn(given, PERSON) ?? parts.join(' ') };
}

/** Strapi 4, Drupal and Airtable keep an entry's fields apart from its id. */
function unwrapped(given: Entry): Entry {
  const inside = given.attributes ?? given.fields;
  return isObject(inside) ? { ...inside, ...given } : given;
}

const named = (given: unknown): Entry | null =>
  isObject(given) && !Array.isArray(given) ? underOwnNames(unwrapped(given)) : null;

/** An entry as systems and their wrappers write it, with its values plain: `{ "$oid": … }`, `&amp;`, "null". */
export function plainFields(given: unknown): unknown {
  const entry = named(given);
  return entry ? withPlainValues(entry) : given;
}

const LONG = 500;

/** As `plainFields`, of a story: its description is its text where no field has one, if it is as long or has paragraphs. */
export function storyFields(given: unknown): unknown {
  const entry = named(given);
  if (!entry) return given;
  const { description, content, fullContent, fullDescription, ...rest } = entry;
  const isText =
    typeof description === 'string' &&
    (description.length > LONG || description.includes('</p>')) &&
    !(content ?? fullContent ?? fullDescription);
  return withPlainValues(isText ? { ...rest, content: description } : entry);
}

function withPlainValues(entry: Entry): Entry {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    const reader = READERS.get(name);
    const read = reader ? reader(value) : value;
    if (read !== value) changed[name] = read;
  }
  const people = entry.authors ?? entry.author;
  if (isObject(people)) changed.authors = [people].flat().map(personOf);
  return Object.keys(changed).length > 0 ? { ...entry, ...changed } : entry;
}
