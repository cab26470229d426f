import { card } from '@/lib/testing/samples';
import { relatedStories } from './relatedStories';

const of = (id: string, title: string, given: Partial<ReturnType<typeof card>> = {}) =>
  card({ id, title, lang: 'en', state: null, category: null, ...given });

const READ = of('read', 'Narmada bridge opens after monsoon', {
  state: 'gujarat',
  category: 'business',
});
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id).join(' ');
const related = (stories: ReturnType<typeof card>[], count = 4) =>
  ids(relatedStories(stories, READ, { count, locale: 'en' }));

describe('the stories that have most in common with one', () => {
  it('are ranked by words, state and category', () => {
    expect(
      related([
        of('nothing', 'Cricket final today'), // 0
        of('category', 'Shares fall', { category: 'business' }), // 1
        of('state', 'Rain in Surat', { state: 'gujarat' }), // 2
        of('word', 'Narmada rises'), // 2, but later in the list
        of('both', 'New port', { state: 'gujarat', category: 'business' }), // 3
        of('words', 'Narmada bridge repaired'), // 4
      ]),
    ).toBe('words both state word');
  });

  it('are the first of the list where nothing is in common', () => {
    expect(related([of('a', 'Cricket'), of('b', 'Films'), of('c', 'Shares')], 2)).toBe('a b');
  });

  it('are never the story itself', () => {
    expect(related([READ, of('a', 'Cricket')])).toBe('a');
  });

  it('are in the page’s language first, whatever the others have in common', () => {
    expect(
      related([
        of('hi', 'नर्मदा का पुल', { lang: 'hi', state: 'gujarat', category: 'business' }),
        of('en', 'Cricket final today'),
      ]),
    ).toBe('en hi');
    const marathi = of('mr', 'पुल', { lang: 'hi', otherLanguage: 'mr' });
    const hindi = of('hi', 'हवा', { lang: 'hi' });
    const read = of('r', 'पुल', { lang: 'hi' });
    expect(ids(relatedStories([marathi, hindi], read, { count: 2, locale: 'hi' }))).toBe('hi mr');
  });

  it('have nothing in common by a word that many headlines have', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => of(id, 'Monsoon news'));
    expect(related([...many, of('e', 'Bridge news')], 1)).toBe('e');
    expect(related([of('x', 'Films'), ...many.slice(0, 3)], 1)).toBe('a');
  });

  it('have nothing in common by a short word, or by how it is written', () => {
    const stories = [of('a', 'Films'), of('b', 'The OPENS of tennis')];
    expect(related(stories, 1)).toBe('b');
    expect(ids(relatedStories(stories, of('r', 'The of'), { count: 1, locale: 'en' }))).toBe('a');
  });

  it('in Devanagari are found by words of three letters', () => {
    const stories = [of('a', 'फ़िल्में', { lang: 'hi' }), of('b', 'पुल खुला', { lang: 'hi' })];
    const read = of('r', 'नर्मदा पर पुल', { lang: 'hi' });
    expect(ids(relatedStories(stories, read, { count: 1, locale: 'hi' }))).toBe('b');
  });

  it('are none of those that came long before', () => {
    const stories = Array.from({ length: 200 }, (_, at) => of(`${at}`, 'Cricket'));
    expect(related([...stories, of('old', 'Narmada bridge')], 1)).toBe('0');
  });
});
