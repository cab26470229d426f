// @ts-check
import { z } from 'zod';
import { CATEGORIES } from '#site/keys.mjs';

/** The keys of the site's categories, those of `Categories` in the messages. */
export const CATEGORY_KEYS = CATEGORIES;

/** @typedef {(typeof CATEGORY_KEYS)[number]} CategoryName */

/**
 * Names or slugs of the source's categories, each with the category of this site that it is filed
 * under: `local=cities,शहर-की-बात=cities`.
 */
export const categoryList = z.string().transform((text, { addIssue }) => {
  /** @type {Record<string, CategoryName>} */
  const categories = {};
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [slug = '', name = ''] = entry.split('=').map((part) => part.trim().toLowerCase());
    const category = CATEGORY_KEYS.find((key) => key === name);
    if (slug && category) categories[slug] = category;
    else {
      addIssue(
        `must list pairs such as local=cities, parted by commas, not ${entry.trim()}; the categories are ${CATEGORY_KEYS.join(', ')}`,
      );
      return z.NEVER;
    }
  }
  return categories;
});
