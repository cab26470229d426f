import { excerpt } from '@/lib/format/graphemes';

const LENGTH = 99;

/** A heading from the text of an untitled story, cut at a word; empty without text. */
export const headingOf = (text: string): string =>
  excerpt(text.replace(/\s+/g, ' ').trim(), LENGTH);

export const summaryBelow = (heading: string, summary: string): string =>
  headingOf(summary) === heading ? '' : summary;

const NONE = /^[([]?\s*(?:no title|untitled|no subject|शीर्षक नहीं|बिना शीर्षक)\s*[)\]]?$/i;

/** Blank for placeholder titles such as "(no title)". */
export const ownTitle = (title: string): string => (NONE.test(title) ? '' : title);
