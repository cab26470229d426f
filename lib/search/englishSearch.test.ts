import { newsIn } from '@/lib/testing/sampleNews';
import ENGLISH from './englishSearch.json';
import { searchStories } from './searchStories';
import { terms } from './terms';

describe('of stories in English', () => {
  const stories = newsIn('en');

  it.each(ENGLISH)(
    '“$query” finds what holds its words in any form, and no more',
    ({ query, found }) => {
      expect(searchStories(stories, terms(query)).map(({ id }) => id)).toEqual(found);
    },
  );
});
