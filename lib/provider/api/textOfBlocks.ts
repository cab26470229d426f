import { isObject } from '@/lib/isObject';

const BLOCK_MEMBERS = ['text', 'content', 'value', 'items', 'blocks', 'children'];
const BLOCK_DEPTH = 6;

/** Undefined where there is no text; texts of one list are paragraphs. */
export function textOfBlocks(given: unknown, depth = 0): string | undefined {
  if (typeof given === 'string') return given;
  if (!isObject(given) || depth === BLOCK_DEPTH) return undefined;
  const parts: unknown[] = Array.isArray(given)
    ? given
    : Object.entries(given).flatMap(([name, part]) => (BLOCK_MEMBERS.includes(name) ? [part] : []));
  return parts.flatMap((part) => textOfBlocks(part, depth + 1) ?? []).join('\n\n') || undefined;
}
