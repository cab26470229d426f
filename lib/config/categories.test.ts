import { CATEGORIES } from '@/lib/content/keys';
import { CATEGORY_KEYS } from './categories.mjs';

it('names the categories that the messages have words for', () => {
  expect([...CATEGORY_KEYS].sort()).toEqual([...CATEGORIES].sort());
});
