// @ts-check
// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { CATEGORIES } from '#site/keys.mjs';

/** @typedef {(typeof CATEGORIES)[number]} CategoryName */

/** The source's category names or slugs and the site's: `local=cities,शहर-की-बात=cities`. */
export const categoryList = z.string().transform((text, { addIssue }) => {
  /**
   * Without a prototype: `constructor` is no category.
   *
   * @type {Record<string, CategoryName>}
   */
  const categories = Object.create(null);
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [slug = '', name = ''] = entry.split('=').map((part) => part.trim().toLowerCase());
    const category = CATEGORIES.find((key) => key === name);
    if (slug && category) categories[slug] = category;
    else {
      addIssue(
        `must list pairs such as local=cities, parted by commas, not ${entry.trim()}; the categories are ${CATEGORIES.join(', ')}`,
      );
      return z.NEVER;
    }
  }
  return categories;
});
