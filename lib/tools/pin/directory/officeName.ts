import type { OfficeKind } from './office';

/** `Town Hall S.O (Mumbai)`: the rank stands at the end, or before what tells namesakes apart. */
const RANK = /\s*\b(?:(G\.P\.O\.?|H\.O)|(S\.O)|(?:ED)?(B\.O))\.?(?=\s*(?:\(.*\))?$)/;

/** Slips of the keyboard, and quotation marks that stand for apostrophes. */
const tidied = (name: string) =>
  name
    .replaceAll('"', "'")
    .replace(/[`\\;*=[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A name of the directory without its rank, and the rank. */
export function officeName(written: string): { name: string; kind: OfficeKind } {
  const [, head, sub, branch] = RANK.exec(written) ?? [];
  const kind = head ? 'head' : sub ? 'sub' : branch ? 'branch' : 'unnamed';
  return { name: tidied(written.replace(RANK, '')), kind };
}
