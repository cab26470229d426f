/**
 * "Cricket news | Narmada 24". Replaces Next's title template, whose `replace` interprets `$&` in
 * headlines.
 */
export const pageTitle = (title: string, brand: string) => `${title} | ${brand}`;

/**
 * Removes a brand that an editor's plug-in appended ("Rain in Sagar - Narmada 24"), because the
 * page adds it too.
 */
export function withoutBrand(title: string, brand: string): string {
  if (!title.toLowerCase().endsWith(brand.toLowerCase())) return title;
  const [, own = ''] = /^(.*\S)\s{0,9}[-–—|»·•:]\s{0,9}$/.exec(title.slice(0, -brand.length)) ?? [];
  return own || title;
}
