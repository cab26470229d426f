import { isObject } from '@/lib/isObject';

const MEMBERS = new Set(
  'text content contents html value stringValue S items blocks components children data rendered basic main'.split(
    ' ',
  ),
);
const DEPTH = 6;

export function textOfBlocks(given: unknown, depth = 0): string | undefined {
  if (typeof given === 'string') return given;
  if (!isObject(given) || depth === DEPTH) return undefined;
  const parts: unknown[] = Array.isArray(given)
    ? given
    : Object.entries(given).flatMap(([name, part]) => (MEMBERS.has(name) ? [part] : []));
  return parts.flatMap((part) => textOfBlocks(part, depth + 1) ?? []).join('\n\n') || undefined;
}
