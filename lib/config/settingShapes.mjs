// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { CATEGORIES } from '#site/keys.mjs';
import { httpUrl, isWholePath, line } from './textShapes.mjs';

const MEDIA_HOST =
  'must list hosts such as img.example.org or cdn.example.org:8443/news/, separated by commas';

export const mediaHost = z
  .string()
  .regex(/^[\w.-]+(:\d{1,5})?(\/([\w~-][\w.~-]*\/)*)?$/, MEDIA_HOST)
  .refine((given) => URL.canParse(`https://${given}`), MEDIA_HOST);

export const mediaPath = z
  .string()
  .regex(
    /^\/([\w~-][\w.~-]*\/)*$/,
    'must list paths such as /pictures/, with a slash at both ends, separated by commas',
  );

/** Headers of one connection or body; any of them would make every request fail. */
const OF_CONNECTION =
  /^(?:host|connection|content-length|transfer-encoding|expect|upgrade|keep-alive|proxy-connection|te|trailer):/i;

/** RFC 9110, 5.1 and 5.5. The error must not repeat the value, which is a secret. */
export const requestHeader = z
  .string()
  .regex(
    /^(?!https?:\/\/)[\w!#$%&'*+.^`|~-]+:[\t ]*[\x21-\x7e]([\t\x20-\x7e]*[\x21-\x7e])?$/,
    'must be a header such as Authorization: Bearer abc',
  )
  .refine(
    (given) => !OF_CONNECTION.test(given),
    'must not be a header that each request sets itself, such as Host',
  )
  .transform((given) => {
    const at = given.indexOf(':');
    return { name: given.slice(0, at).toLowerCase(), value: given.slice(at + 1).trim() };
  });

const FRONT_PAGE = 'must be an http or https URL, or a path such as /srv/front-page.json';

export const frontPageAddress = z.union([line.refine(isWholePath, FRONT_PAGE), httpUrl], {
  error: FRONT_PAGE,
});

/** @typedef {(typeof CATEGORIES)[number]} CategoryName */

/** Maps the source's category names or slugs to the site's: `local=cities,शहर-की-बात=cities`. */
export const categoryList = z.string().transform((text, { addIssue }) => {
  /**
   * Has no prototype, because `constructor` is no category.
   *
   * @type {Record<string, CategoryName>}
   */
  const categories = Object.create(null);
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [slug = '', name = ''] = entry.split('=').map((part) => part.trim().toLowerCase());
    const category = CATEGORIES.find((key) => key === name);
    if (slug && category) categories[slug] = category;
    else {
      addIssue(
        `must list pairs such as local=cities, separated by commas, not ${entry.trim()}; the categories are ${CATEGORIES.join(', ')}`,
      );
      return z.NEVER;
    }
  }
  return categories;
});

const PORT = 'must be a port number, 1 to 65535';

/**
 * @param {string} unit
 * @param {number} least
 * @param {number} most
 */
export const amount = (unit, least, most) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, `must be a number of ${unit}`)
    .transform(Number)
    .pipe(
      z
        .int(`must be a whole number of ${unit}`)
        .min(least, `must be at least ${least}`)
        .max(most, `must be at most ${most}`),
    );

export const port = z
  .string()
  .regex(/^\d+$/, PORT)
  .transform(Number)
  .pipe(z.int(PORT).min(1, PORT).max(65_535, PORT));

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

export const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must list addresses or ranges such as 10.0.0.0/8, separated by commas',
});

const LOG_LEVELS = /** @type {const} */ ([
  'trace',
  'debug',
  'info',
  'warn',
  'error',
  'fatal',
  'silent',
]);

export const logLevel = z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` });

const BETWEEN = /\s+|[,;]+(?=\s|https?:\/\/|$)/;

/** `https://a.example/rss section=sports lang=hi https://b.example/session.atom live=ID` */
export const feedList = z.string().transform((text, { addIssue }) => {
  /** @type {{ url: URL, section?: string, lang?: string, live?: string }[]} */
  const feeds = [];
  for (const word of text.split(BETWEEN).filter(Boolean)) {
    const feed = feeds.at(-1);
    const [, name, value = ''] = /^(section|lang|live)=(.*)$/.exec(word) ?? [];
    const { data: url, error } = httpUrl.safeParse(word);
    if (feed && name === 'lang' && /^[a-z]{2,3}$/.test(value)) feed.lang = value;
    else if (feed && name === 'live' && value) feed.live = value;
    else if (feed && name === 'section' && CATEGORIES.some((key) => key === value))
      feed.section = value;
    else if (url && !name) feeds.push({ url });
    else if (/^https?:/i.test(word)) {
      addIssue(error?.issues[0]?.message ?? '');
      return z.NEVER;
    } else {
      const sections = name === 'section' ? `; the sections are ${CATEGORIES.join(', ')}` : '';
      addIssue(
        `must list http or https addresses, each optionally followed by section=, lang= or live=, not ${word}${sections}`,
      );
      return z.NEVER;
    }
  }
  return feeds;
});
