/** Reading a page as a crawler does: the bytes of one answer, no script run. */

import { decodeEntities } from '@/lib/testing/decodeEntities';

/** All words of a page, those in streamed parts included, without scripts, styles and tags. */
export const textOf = (html: string) =>
  decodeEntities(
    html
      .replace(/<(script|style|head|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');

/** The words of a page's first headline, "" where it has none. */
export const headlineOf = (html: string) =>
  textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

/** Where the links of that name lead. */
export const linksIn = (html: string, name: string) =>
  [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(([, tag = '', text = '']) =>
    textOf(text).trim() === name ? [attributes(tag).href] : [],
  );

/** Stands where a block whose feed was late is put once it has come. */
export const LATE_BLOCK = '<template id="B:';

export const headOf = (html: string) => html.slice(html.indexOf('<head'), html.indexOf('</head>'));

type Tag = Record<string, string>;

const attributes = (tag: string): Tag =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeEntities(value),
    ]),
  );

/** The tags of a name in a document, by their attributes. */
export const tagsIn = (html: string, name: string): Tag[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag));

/** Where the head's links of a relation lead. */
export const linksOf = (html: string, relation: string) =>
  tagsIn(headOf(html), 'link').flatMap(({ rel, href = '' }) => (rel === relation ? [href] : []));

/**
 * `https://a.example` and `https://a.example/` are one URL; what is not absolute stays as it
 * is.
 */
const normal = (href: string) => (URL.canParse(href) ? new URL(href).href : href);

/** What a page says of itself in its head, as preview makers and search engines read it. */
export function metadata(html: string) {
  const head = headOf(html);
  const metas = tagsIn(head, 'meta');
  const links = tagsIn(head, 'link');
  const meta = (name: string) =>
    metas
      .filter((tag) => tag.property === name || tag.name === name)
      .map(({ content }) => content ?? '');
  return {
    title: decodeEntities(/<title>([\s\S]*?)<\/title>/.exec(head)?.[1] ?? ''),
    /** The one value of a name, `undefined` when it is missing, an error when it is said twice. */
    meta: (name: string) => {
      const [value, ...more] = meta(name);
      if (more.length > 0) throw new Error(`${name} is said ${more.length + 1} times`);
      return value;
    },
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => normal(href)),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang = '', href = '' }) => [hreflang, normal(href)]),
    ),
  };
}

export const htmlLang = (html: string) => /<html[^>]*\blang="([^"]*)"/.exec(html)?.[1];
