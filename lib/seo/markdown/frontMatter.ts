import { unicodeEscape } from '@/lib/text/unicodeEscape.mjs';

/**
 * Control characters and line breaks of old, which YAML wants escaped and JSON does not (YAML
 * 1.2.2, production 1, `c-printable`).
 */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/**
 * YAML front matter: each value a string in double quotes, which JSON and YAML 1.2 write alike;
 * values not known are left out.
 */
export function frontMatter(values: Record<string, string | null>): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value).replace(UNPRINTABLE, unicodeEscape)}`] : [],
  );
  return ['---', ...lines, '---'].join('\n');
}
