// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { CATEGORIES } from '#site/keys.mjs';
import { httpUrl } from './textShapes.mjs';

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
