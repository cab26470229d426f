import { CATEGORIES } from '#site/keys.mjs';
import en from '#site/messages/en.json';

it('names the categories that the messages have words for', () => {
  expect([...CATEGORIES].sort()).toEqual(Object.keys(en.Categories).sort());
});
