import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { DEFAULT_LOCALE, LOCALE_NAMES, otherLocales } from '@/lib/i18n/locales';

/** Texts that are the same in both scripts: figures, signs and units. */
const SHARED = new Set([
  'Weather.temp',
  'Weather.degrees',
  'Weather.humidityValue',
  'Chrome.copyright',
]);

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, path: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : flatten(value, [...path, key]),
  );

const english = new Map(flatten(en));
const hindi = new Map(flatten(hi));

/**
 * The names a message takes, with their kind, read from its syntax tree; a choice by word names its
 * words as well.
 */
const slots = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.select:
        return [
          `${element.value} of ${Object.keys(element.options).sort().join('|')}`,
          ...inOptions(element.options),
        ];
      case TYPE.plural:
        return [`${element.value} counted`, ...inOptions(element.options)];
      case TYPE.tag:
        return [`<${element.value}>`, ...slots(element.children)];
      default:
        return [element.value];
    }
  });

const inOptions = (options: Record<string, { value: MessageFormatElement[] }>) =>
  Object.values(options).flatMap(({ value }) => slots(value));

const slotsOf = (message: string) => [...new Set(slots(parse(message)))].sort();

const textsIn = async (locale: string) =>
  new Map(flatten((await import(`../.site/messages/${locale}.json`)).default));

it.each(otherLocales(DEFAULT_LOCALE))(
  'says in %s what it says in English, in the same order and with the same values',
  async (locale) => {
    const valuesIn = (messages: ReadonlyMap<string, string>) =>
      [...messages].map(([key, message]) => [key, ...slotsOf(message)].join(' '));
    expect(valuesIn(await textsIn(locale))).toEqual(valuesIn(english));
  },
);

const LONG = 40;

it.each(LOCALE_NAMES)('says each long text in %s under one key', async (locale) => {
  const long = [...(await textsIn(locale)).values()].filter(({ length }) => length > LONG);
  expect(long.filter((text, at) => long.indexOf(text) < at)).toEqual([]);
});

it.each(LOCALE_NAMES)('says something in %s, and nothing around it', async (locale) => {
  const untidy = [...(await textsIn(locale))].filter(
    ([, text]) => text === '' || text !== text.trim(),
  );
  expect(untidy).toEqual([]);
});

/** A line may end at a space. */
it.each(LOCALE_NAMES)('keeps a figure and its lakh on one line in %s', async (locale) => {
  const parted = [...(await textsIn(locale)).values()].filter((text) =>
    /\{\w+\} (?:lakh|crore|thousand|लाख|करोड़|हज़ार)/.test(text),
  );
  expect(parted).toEqual([]);
});

/** `components/story/useLabels.ts` reads them without a translator. */
it.each(LOCALE_NAMES)('names categories and states in %s by plain words', async (locale) => {
  const names = [...(await textsIn(locale))].filter(([key]) =>
    /^(?:Categories|States)\./.test(key),
  );
  expect(names).not.toEqual([]);
  expect(names.filter(([, name]) => /[{}<>']/.test(name))).toEqual([]);
});

describe('Hindi', () => {
  it('is written in Devanagari', () => {
    const latin = [...hindi].filter(
      ([key, text]) => !SHARED.has(key) && !/\p{Script=Devanagari}/u.test(text),
    );
    expect(latin).toEqual([]);
  });

  it('keeps the list of shared texts short and true', () => {
    const untrue = [...SHARED].filter((key) =>
      /\p{Script=Devanagari}/u.test(hindi.get(key) ?? 'क'),
    );
    expect(untrue).toEqual([]);
  });

  it('writes its digits in Latin', () => {
    expect([...hindi].filter(([, text]) => /[०-९]/.test(text))).toEqual([]);
  });

  it('never ends a sentence on a Latin full stop', () => {
    expect([...hindi].filter(([, text]) => /\p{Script=Devanagari}\.(?:\s|$)/u.test(text))).toEqual(
      [],
    );
  });
});

describe('English', () => {
  it('has no Devanagari', () => {
    expect([...english].filter(([, text]) => /\p{Script=Devanagari}/u.test(text))).toEqual([]);
  });
});
