import { isObject } from '@/lib/isObject';

/**
 * Texts of `content` that a language lacks, by path (list entries by id), with their English
 * fallback.
 */
export function missingWords(content: object, locale: string): [string, string][] {
  const walk = (value: unknown, path: string): [string, string][] => {
    if (Array.isArray(value))
      return value.flatMap((one: unknown, at) =>
        walk(one, `${path}.${String(isObject(one) && one.id ? one.id : at)}`),
      );
    if (!isObject(value)) return [];
    if (value.en === undefined)
      return Object.entries(value).flatMap(([key, one]) => walk(one, `${path}.${key}`));
    return value[locale] === undefined ? [[path, [value.en].flat().join(', ')]] : [];
  };
  return walk(content, 'content');
}
