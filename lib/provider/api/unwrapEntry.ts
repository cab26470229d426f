import { LOCALE_NAMES } from '@/lib/i18n/locales';
import { isObject, isRecord } from '@/lib/isObject';
import { type Entry, withOwnNames } from '@/lib/provider/source/fieldNames';

/**
 * Objects in which Strapi 4, Drupal, Airtable, Contentful, Arc XP, Umbraco, Kontent.ai and Cosmic
 * nest an entry's fields.
 */
const HOLDERS =
  'attributes fields fieldData sys taxonomy properties elements system metadata'.split(' ');

/** In other systems `metadata` holds search-engine texts: drop title, description, keywords. */
const withoutSeoTexts = ({
  title: _title,
  description: _description,
  keywords: _keywords,
  ...own
}: Entry) => own;

const WRAPPERS =
  'node _source data document content article post story news news_obj newsItem item'.split(' ');

const LANGUAGES = 'translations languages contents locales'.split(' ');

const isTitled = (entry: Entry): boolean => {
  if (entry.title ?? entry.headline) return true;
  const { title, headline } = withOwnNames(entry);
  return Boolean(title ?? headline);
};

export function unwrapEntry(given: Entry): Entry {
  const { _embedded: embedded, meta } = given;
  const entry = HOLDERS.reduce(
    (fields, name) => {
      const held = fields[name];
      if (!isRecord(held)) return fields;
      return { ...(name === 'metadata' ? withoutSeoTexts(held) : held), ...fields };
    },
    isRecord(embedded)
      ? { ...given, ...embedded, ...tagsIn(embedded) }
      : // Only Wagtail's `meta` holds fields; elsewhere it holds search-engine texts.
        isRecord(meta) && 'detail_url' in meta
        ? { ...meta, ...given }
        : given,
  );
  if (entry.title ?? entry.headline) return entry;
  const wrapper = WRAPPERS.find((name) => isRecord(entry[name]) && isTitled(entry[name])) ?? '';
  const { [wrapper]: inside, ...rest } = entry;
  if (isRecord(inside)) return { ...rest, ...inside };
  const translated = isTitled(entry) ? null : inOneLanguage(entry);
  return translated ? { ...translated, ...entry } : entry;
}

/**
 * Strapi 5 gives a story another `id` and `publishedAt` with each correction; `documentId` stays,
 * and its translations share it.
 */
export function withStableId(entry: Entry): Entry {
  const { documentId, publishedAt, ...rest } = entry;
  if (typeof documentId !== 'string' || typeof entry.id !== 'number') return entry;
  const parts = [documentId, entry.locale].filter((part) => typeof part === 'string');
  return {
    ...rest,
    id: parts.join('-'),
    isDraft: publishedAt === null,
  };
}

const isText = (part: unknown) =>
  isRecord(part) && ['text', 'content', 'body', 'paragraphs'].some((name) => name in part);

export function withSections(entry: Entry): Entry {
  if (!Array.isArray(entry.sections) || !entry.sections.some(isText)) return entry;
  const { sections, ...rest } = entry;
  return { content: sections, ...rest };
}

/** WordPress embeds its tags among the terms of all taxonomies. */
function tagsIn({ 'wp:term': terms }: Entry): Entry {
  const all: unknown[] = Array.isArray(terms) ? terms.flat() : [];
  const tags = all.filter((term) => isRecord(term) && term.taxonomy === 'post_tag');
  return tags.length > 0 ? { tags } : {};
}

function inOneLanguage(entry: Entry): Entry | null {
  const own = Object.fromEntries(LOCALE_NAMES.map((name) => [name, entry[name]]));
  const given = [...LANGUAGES.map((name) => entry[name]), own].find(isObject);
  if (!given) return null;
  const all = Array.isArray(given)
    ? given.filter(isRecord)
    : Object.entries(given).flatMap(([language, fields]) =>
        isRecord(fields) ? { language, ...fields } : [],
      );
  const titled = all.filter(isTitled);
  return inLanguage(titled) ?? titled[0] ?? null;
}

export const inLanguage = (all: readonly Entry[]): Entry | null =>
  LOCALE_NAMES.map((locale) => all.find((one) => codeIn(one).startsWith(locale))).find(Boolean) ??
  null;

function codeIn(entry: Entry): string {
  const { language } = withOwnNames(entry);
  return String((isRecord(language) ? language.code : language) ?? '');
}
