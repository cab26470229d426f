/** @jest-environment node */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import en from './en.json';
import hi from './hi.json';

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

it('says the same graph in both languages, in the same order', () => {
  expect([...hindi.keys()]).toEqual([...english.keys()]);
});

it('takes the same values in both languages', () => {
  const valuesIn = (messages: ReadonlyMap<string, string>) =>
    [...messages].map(([key, message]) => [key, ...slotsOf(message)].join(' '));
  expect(valuesIn(hindi)).toEqual(valuesIn(english));
});

it.each([
  ['English', english],
  ['Hindi', hindi],
])('says something in %s, and nothing around it', (_, messages) => {
  expect([...messages].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
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
