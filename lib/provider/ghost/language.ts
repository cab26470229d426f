import { codeOf, isTold } from '@/lib/provider/source/language';
import type { GhostPost } from './postSchema';

/** An internal tag that readers never see, `#hi` or `#lang-hi`: how a Ghost of several languages tells them apart. */
const TAG = /^#(?:lang(?:uage)?[-_:])?([a-z]{2,3})(?:[-_][a-z]{2})?$/i;

/** The code of the language that the internal tags of a post name; null where none does. */
export function languageOfTags(tags: GhostPost['tags']): string | null {
  for (const { name, visibility } of tags) {
    const code = visibility === 'internal' ? codeOf(TAG.exec(name)?.[1]) : null;
    if (code !== null && isTold(code)) return code;
  }
  return null;
}
