import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { SCRIPTS } from '@/lib/i18n/scripts.mjs';
import { isObject } from '@/lib/isObject';
import { reasonOf } from '@/lib/reasonOf.mjs';
import { RUPEES } from '@/lib/site/currency';
import type { Site } from '@/lib/site/siteSchema';
import { productMessages } from './product';
import type { SiteFolder, Tree } from './siteFolder';
import { topicMessages } from './topics';

const REFERENCE = 'en';
/** Namespaces that a site may extend: names of its sections and categories. */
const OPEN = new Set(['Pages', 'PageTitles', 'PageDescriptions', 'Categories']);

const isTree = (value: unknown): value is Tree => isObject(value);
const treeOf = (value: unknown): Tree => (isTree(value) ? value : {});

const overlaid = (below: Tree, above: Tree): Tree => ({
  ...below,
  ...Object.fromEntries(
    Object.entries(above).map(([key, value]) => {
      const under = below[key];
      return [key, isTree(value) ? overlaid(isTree(under) ? under : {}, value) : value];
    }),
  ),
});

/**
 * Namespaces that replace messages of the same path: without a phone number those inviting calls,
 * in another currency those about rupees.
 */
export const INSTEAD: Readonly<Record<string, (site: Site) => boolean>> = {
  WithoutPhone: ({ contacts }) => contacts.PHONE_NUMBER === undefined,
  OtherCurrency: ({ currency }) => currency !== RUPEES,
};

const inCurrency = (tree: Tree, code: string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isTree(value) ? inCurrency(value, code) : value.replaceAll('{currency}', code),
    ]),
  );

/** The site's own texts take precedence. */
function instead(all: Tree, own: Tree, site: Site): Tree {
  const isUsual = ([name]: [string, unknown]) => !Object.hasOwn(INSTEAD, name);
  const usual = (tree: Tree): Tree => Object.fromEntries(Object.entries(tree).filter(isUsual));
  const fitting = Object.entries(INSTEAD).filter(([, isFor]) => isFor(site));
  if (fitting.length === 0) return usual(all);
  const told = fitting.reduce(
    (below, [name]) => overlaid(below, inCurrency(treeOf(all[name]), site.currency)),
    usual(all),
  );
  return overlaid(told, usual(own));
}

export function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => flat(one, path ? `${path}.${key}` : key));
}

function slots(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.select:
      case TYPE.plural:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => slots(value)),
        ];
      case TYPE.tag:
        return [`<${element.value}>`, ...slots(element.children)];
      default:
        return [element.value];
    }
  });
}

function textFault(text: string, reference: string | undefined): string | null {
  try {
    const own = slots(parse(text));
    const given = new Set(reference === undefined ? ['channel'] : slots(parse(reference)));
    const unknown = own.find((slot) => !given.has(slot) && slot !== 'channel');
    return unknown ? `uses ${unknown}, which this message does not have` : null;
  } catch (fault) {
    return `has a syntax error: ${reasonOf(fault)}`;
  }
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Keeps English punctuation at its end within right-to-left text (Unicode Annex 9, 2.4). */
const isolated = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isTree(value) ? isolated(value) : LEFT_TO_RIGHT_ISOLATE + value + POP_DIRECTIONAL_ISOLATE,
    ]),
  );

/** The site's English texts that replace the product's. */
const ownEnglish = (folder: SiteFolder, reference: Tree): Tree => {
  const own = folder.messages(REFERENCE);
  const within = (all: Tree, product: Tree): Tree =>
    Object.fromEntries(
      Object.entries(all).flatMap(([key, value]): [string, string | Tree][] => {
        const theirs = product[key];
        if (theirs === undefined) return [];
        return [[key, isTree(value) ? within(value, treeOf(theirs)) : value]];
      }),
    );
  return within(own, reference);
};

/**
 * Messages per language. The site's own come first, then the product's, then English (the site's
 * before the product's).
 */
export function readMessages(folder: SiteFolder, site: Site): Record<string, Tree> {
  const reference = treeOf(productMessages(REFERENCE));
  const known = new Map(flat(reference));
  const spoken = overlaid(reference, ownEnglish(folder, reference));
  return Object.fromEntries(
    Object.entries(site.languages).map(([locale, { script }]) => {
      const english = SCRIPTS[script].direction === 'rtl' ? isolated(spoken) : spoken;
      const own = folder.messages(locale);
      for (const [key, text] of flat(own)) {
        const [namespace = ''] = key.split('.');
        const problem =
          !known.has(key) && !OPEN.has(namespace)
            ? 'is not a message of the product'
            : textFault(text, known.get(key));
        if (problem) folder.fault(`messages/${locale}.json`, `${key} ${problem}`);
      }
      const product = overlaid(english, treeOf(productMessages(locale)));
      const all = overlaid(overlaid(product, topicMessages(site, locale)), own);
      return [locale, instead(all, own, site)];
    }),
  );
}

export function missingMessages(
  folder: SiteFolder,
  locale: string,
  isNeeded: (key: string) => boolean,
) {
  const spoken = new Map(flat(overlaid(treeOf(productMessages(locale)), folder.messages(locale))));
  return flat(treeOf(productMessages(REFERENCE))).filter(
    ([key]) => !spoken.has(key) && isNeeded(key),
  );
}
