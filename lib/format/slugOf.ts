/**
 * The part of a URL that stands for a name: small letters of any script with their marks, and
 * digits, words joined by hyphens. Empty for a name of other characters alone.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
