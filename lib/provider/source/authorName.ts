const MAIL = /^[^\s@]{1,80}@[^\s@]+$/;
const NOBODY = /^(?:unknown|undefined|null|none|n\/a|admin|administrator|webmaster|https?:\S*)$/i;
const LABEL =
  /^(?:(?:written |posted |reported )?by(?::\s*|\s+)|(?:author|writer|लेखक|लेखिका|प्रस्तुति|द्वारा)\s?:\s*)/i;

/**
 * A person's or desk's name, empty for none or an address alone. RSS and Blogger put a name behind
 * an address: `a@b.in (Asha)`.
 */
export function authorName(given: string): string {
  const [, name = given] =
    /^[^\s@]{1,80}@[^\s@(]{1,200}\s{1,9}\((.{1,200})\)$/.exec(given.trim()) ?? [];
  return MAIL.test(name) || NOBODY.test(name) ? '' : name.replace(LABEL, '');
}

const JOINED = / (?:and|&|और|व|एवं|एवम्|तथा) /i;
const WORD = /^[\p{Lu}\p{Lo}]/u;

function isFullName(name: string): boolean {
  const words = name.split(' ');
  return words.length > 1 && words.length < 5 && words.every((word) => WORD.test(word));
}

/**
 * Those whom a byline joins: `Asha Rao and Ravi Kumar`. What may be a desk's name, or has a place or
 * post, stays whole.
 */
export function authorNames(byline: string): string[] {
  const parts = byline.split(JOINED);
  const names = parts.length > 1 ? parts.flatMap((part) => part.split(/, ?/)) : [];
  return names.length > 1 && names.every(isFullName) ? names : [byline];
}
