import { escaped } from '@/lib/provider/body/html/escapedHtml';
import { words } from '@/lib/provider/source/headingOf';
import type { FeedItem } from './feedItem';

export type Markup = FeedItem['title'];

const MARKUP =
  /^(?:abbr|b|bdi|bdo|big|br|center|cite|code|div|del|em|font|h[1-6]|hr|i|ins|mark|p|q|s|small|span|strong|sub|sup|u|wbr)$/i;

/** A `<` that starts no tag: "a<b and b<c". A tag with attributes may be cut off. */
const SIGN = /<(?![^<>]*>|[a-z]{1,10}\s[^<>]*=)/gi;

/** Escapes tags in headlines, such as `<canvas>`, except formatting tags and closed elements. */
export const withNamedTags = (title: Markup): Markup =>
  title?.isHtml
    ? {
        ...title,
        value: title.value
          .replace(SIGN, '&lt;')
          .replace(/<([a-z][a-z0-9-]{0,30})>/gi, (tag, name: string) =>
            MARKUP.test(name) || title.value.toLowerCase().includes(`</${name.toLowerCase()}`)
              ? tag
              : escaped(tag),
          ),
      }
    : title;

/**
 * Google News appends the paper's name to each title, other systems the site's: "Rain - The Paper".
 *
 * @param site the feed's title, in which a slogan may follow the name
 */
export function withoutSource(title: string, source?: string, site = ''): string {
  const names = [site, site.split(/ [-–—|:] /, 1)[0]].filter(Boolean);
  const ends = names.flatMap((name) => [` | ${name}`, ` - ${name}`, ` – ${name}`]);
  // A dash also precedes a single word: "England - India" in a feed about India.
  const own = ends.filter((end) => end.startsWith(' |') || end.includes(' ', 3));
  const end = [...(source ? [` - ${source}`] : []), ...own].find((name) => title.endsWith(name));
  return end ? title.slice(0, -end.length) : title;
}

/** Google News repeats headline and paper, then other papers; some feeds repeat the headline. */
export function repeatsTitle(text: string, title: string, source: string | undefined): boolean {
  const [given, headline] = [words(text), words(title)];
  if (given === headline) return true;
  const line = source && `${headline} ${source}`;
  return Boolean(line && (given === line || given.startsWith(`${line} `)));
}
