import { codeOf, isTold } from '@/lib/provider/source/language';
import type { GhostPost } from './postSchema';

/** Multilingual Ghost sites mark posts with internal tags, `#hi` or `#lang-hi`. */
const TAG = /^#(?:lang(?:uage)?[-_:])?([a-z]{2,3})(?:[-_][a-z]{2})?$/i;

export function languageOfTags(tags: GhostPost['tags']): string | null {
  for (const { name, visibility } of tags) {
    const code = visibility === 'internal' ? codeOf(TAG.exec(name)?.[1]) : null;
    if (code !== null && isTold(code)) return code;
  }
  return null;
}
