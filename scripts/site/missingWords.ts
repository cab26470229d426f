import { isObject } from '@/lib/isObject';

/**
 * The words of `content` that a language lacks, by their path (lists by the ids of their entries),
 * with the English that stands for them.
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
