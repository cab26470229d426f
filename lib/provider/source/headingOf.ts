import { excerpt } from '@/lib/format/graphemes';

/** With the ellipsis no longer than a headline of 100 letters. */
const LENGTH = 99;

/** The beginning of a text in place of a title, to the end of a word; empty where there is no text. */
export const headingOf = (text: string): string =>
  excerpt(text.replace(/\s+/g, ' ').trim(), LENGTH);

/** A summary that does not say again what its heading has said. */
export const summaryBelow = (heading: string, summary: string): string =>
  headingOf(summary) === heading ? '' : summary;

const NONE = /^[([]?\s*(?:no title|untitled|no subject|शीर्षक नहीं|बिना शीर्षक)\s*[)\]]?$/i;

/** A title, or nothing where a system has written that there is none. */
export const ownTitle = (title: string): string => (NONE.test(title) ? '' : title);
