import { isObject, isRecord } from '@/lib/isObject';
import { editorHtml } from '@/lib/provider/body/editors/editorHtml';
import { textOf } from '@/lib/provider/body/html/textOf';
import { type Entry, withOwnNames } from '@/lib/provider/source/fieldNames';
import { wordMap } from '@/lib/provider/source/wordMap';
import {
  assetPath,
  dateOf,
  iframeSrc,
  isEmptyWord,
  LANGUAGES,
  MEMBERS,
  listIn,
  shortValue,
  parsedIfJson,
  valueIn,
  textOfBlocks,
} from './entryValues';
import { peopleOf } from './peopleOf';
import { pictureTexts } from './pictureTexts';
import { plainText } from './readText';
import { typedMedia } from './typedMedia';
import { isTruthy } from './unpublished';
import { inLanguage, unwrapEntry, withSections, withStableId } from './unwrapEntry';

/** Hygraph, Drupal and Umbraco send the rendered text beside its source. */
const RENDERED = ['html', 'processed', 'markup'];
const isText = (given: unknown): given is string => typeof given === 'string';

function textIn(given: unknown): unknown {
  if (isEmptyWord(given)) return undefined;
  const rendered = isRecord(given) ? RENDERED.map((name) => given[name]).find(isText) : undefined;
  if (rendered !== undefined) return rendered;
  const one = Array.isArray(given) ? inLanguage(given.filter(isRecord)) : null;
  if (one) return valueIn(one, ['value', 'text', 'title']);
  return editorHtml(given) ?? textOfBlocks(given) ?? valueIn(given, TEXTS);
}

/** Kontent.ai and Squidex wrap each value. */
const TEXTS = [...LANGUAGES, 'value', 'iv'];

/** Fast path: most of the many entries hold plain text. */
const isPlain = (given: unknown) => typeof given !== 'string' || !/[<&]/.test(given);

const plain = (given: unknown) =>
  typeof given === 'string' && !isPlain(given) ? plainText(given) : given;

const BULLET = /^\s*[•●▪‣◦·]\s*|^\s*[*–-]\s+/;

function listOf(sent: unknown, parts: RegExp): unknown {
  const given = listIn(parsedIfJson(sent));
  if (typeof given === 'string')
    return given.includes('</li>')
      ? given.split('</li>').map((item) => textOf(item))
      : given.split(parts).map((line) => plainText(line.replace(BULLET, '')));
  if (!Array.isArray(given) || !given.some((one) => isObject(one) || !isPlain(one))) return given;
  return given.map((one: unknown) => plain(valueIn(one, ['text', ...MEMBERS.name])));
}

function photosIn(sent: unknown): unknown {
  const given = listIn(parsedIfJson(sent));
  if (!Array.isArray(given) || !given.some(isRecord)) return given;
  return given.map((one: unknown) => {
    const photo = isRecord(one) ? withOwnNames(one) : null;
    if (!photo) return one;
    const { imageUrl = shortValue(photo, MEMBERS.address), description = photo.title } = photo;
    const { caption = description } = photo;
    return { ...photo, imageUrl, caption };
  });
}

type Reader = (given: unknown) => unknown;

/** Ignores a bare word such as `media: 'photo'`, which is no URL. */
const withoutWord = (given: unknown) => (isText(given) && !/[./]/.test(given) ? undefined : given);

const withoutFigure = (given: unknown) => (/^\d+$/.test(String(given)) ? undefined : given);

const NAMES = [...MEMBERS.name, ...LANGUAGES, 'city'];

const READERS = wordMap<Reader>(
  [textIn, 'content fullContent fullDescription hindContent'],
  [
    (given) => plain(textIn(typeof given === 'number' ? String(given) : given)),
    'title headline summary description shortDescription videoDescription hindTitle hindSummary',
  ],
  [
    (given) => withoutFigure(plain(shortValue(given, NAMES))),
    'category state location city language',
  ],
  [(given) => iframeSrc(shortValue(given, MEMBERS.address)), 'audioUrl videoUrl youtubeUrl link'],
  [
    (given) => withoutWord(iframeSrc(shortValue(assetPath(given), MEMBERS.address))),
    'image imageUrl thumbnail thumbnailUrl',
  ],
  [
    (given) => shortValue(dateOf(given), MEMBERS.moment),
    'time timestamp createdAt updatedAt modifiedAt coverageStart coverageEnd',
  ],
  [(given) => valueIn(given, MEMBERS.identity), 'id _id'],
  [(given) => (isObject(given) ? undefined : given), 'author'],
  [(given) => plain(shortValue(given, MEMBERS.name)), 'imageCaption imageCredit imageAlt'],
  [(given) => nameOf(plain(shortValue(given, MEMBERS.name))), 'agency'],
  [(given) => valueIn(given, MEMBERS.count), 'views'],
  [
    (given) => listOf(typeof given === 'string' ? given.replace(/^#/, '') : given, /[,;|] ?#?|\s#/),
    'tags',
  ],
  [(given) => listOf(given, /[\r\n]+/), 'highlights keyPoints'],
  [photosIn, 'photos'],
  [(given) => isTruthy(given) || given, 'premium'],
);

const namedEntry = (given: unknown): Entry | null =>
  isRecord(given) ? typedMedia(withOwnNames(withSections(withStableId(unwrapEntry(given))))) : null;

/** Renames an entry's fields to ours and unwraps their values: `{ "$oid": … }`, `&amp;`, "null". */
export function plainFields(given: unknown): unknown {
  const entry = namedEntry(given);
  return entry ? withPlainValues(entry) : given;
}

/** Ignores a system's code (`cms`, `web`) or a URL given as the agency's name. */
const nameOf = (given: unknown) =>
  typeof given === 'string' && /^[\p{Lu}\p{Lo}](?!.*:\/\/)/u.test(given) ? given : undefined;

const LONG = 500;

/** The document id at the end of a Firestore path. */
const documentIn = (name: unknown) =>
  isText(name) ? /^projects\/.{1,500}\/([^/]{1,200})$/.exec(name)?.[1] : undefined;

/** Search engines and some other sources identify an entry only by its page URL. */
function withUrlAsId(entry: Entry): Entry {
  if (entry.id ?? entry._id) return entry;
  const id = entry.url ?? entry.link ?? entry.uri ?? entry.permalink ?? documentIn(entry.name);
  return typeof id === 'string' ? { ...entry, id } : entry;
}

const DECKS = ['description', 'shortDescription', 'summary'] as const;
const isFullText = (given: unknown) =>
  isText(given) && (given.length > LONG || given.includes('</p>'));

/** A long deck, or one with paragraphs, is the text of a story without one. */
export function storyFields(given: unknown): unknown {
  const own = namedEntry(given);
  if (!own) return given;
  const entry = withUrlAsId(own);
  const text = entry.content ?? entry.fullContent ?? entry.fullDescription;
  const deck = text ? undefined : DECKS.find((name) => isFullText(entry[name]));
  if (!deck) return withPlainValues(entry);
  const { [deck]: content, ...rest } = entry;
  return withPlainValues({ ...rest, content });
}

const CLOCK = /^\s?\d{1,2}[:.]\d\d/;
const isDay = (given: unknown): given is string =>
  typeof given === 'string' && !given.includes(':');

/** Takes the state from a location object, and Drupal's summary from the text object. */
function nestedFields({ location, state, content, summary, description }: Entry): Entry {
  const others: Record<string, unknown> = {};
  if (isRecord(location) && !state) others.state = plain(shortValue(location.state, NAMES));
  if (isRecord(content) && isText(content.summary) && content.summary && !(summary ?? description))
    others.summary = plain(content.summary);
  return others;
}

function withPlainValues(entry: Entry): Entry {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    const reader = READERS.get(name);
    const read = reader ? reader(value) : value;
    if (read !== value) changed[name] = read;
  }
  const { image = entry.imageUrl, time, timestamp } = entry;
  if (isObject(image))
    for (const [name, text] of Object.entries(pictureTexts(image)))
      if (!entry[name]) changed[name] = text;
  if (isObject(entry.location) || isObject(entry.content))
    Object.assign(changed, nestedFields(entry));
  if (typeof time === 'string' && isDay(timestamp) && CLOCK.test(time))
    changed.time = `${timestamp} ${time}`;
  const people = peopleOf(entry);
  if (people) changed.authors = people;
  return Object.keys(changed).length > 0 ? { ...entry, ...changed } : entry;
}
