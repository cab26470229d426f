import { bodyOf, card, story } from '@/lib/testing/samples';
import { mergeCopies } from './mergeCopies';

describe('mergeCopies', () => {
  it('keeps the first of an id in its place, and what it says', () => {
    const merged = mergeCopies([
      card({ id: 'a', title: 'First', views: 5 }),
      card({ id: 'b' }),
      card({ id: 'a', title: 'Second', views: 7 }),
    ]);
    expect(merged.map(({ id, title, views }) => [id, title, views])).toEqual([
      ['a', 'First', 5],
      ['b', card().title, card().views],
    ]);
  });

  it.each([
    ['views', null, 5466],
    ['picture', null, 'http://localhost:4000/rain.jpg'],
    ['summary', '', 'Rain fell.'],
    ['category', null, 'weather'],
    ['place', null, 'Indore'],
    ['publishedAt', null, '2026-11-20T06:25:00.000Z'],
    ['body', [], bodyOf('It rained.')],
    ['highlights', [], ['Rain']],
  ])('takes %s of any copy where the first has none', (field, none, given) => {
    const [merged, ...others] = mergeCopies([
      story({ [field]: none }),
      story({ [field]: none }),
      story({ [field]: given }),
    ]);
    expect(merged).toMatchObject({ [field]: given });
    expect(others).toEqual([]);
  });

  it('keeps a count of zero', () => {
    expect(mergeCopies([card({ views: 0 }), card({ views: 9 })])).toMatchObject([{ views: 0 }]);
  });

  it('takes no words about another picture', () => {
    const first = story({ picture: 'http://localhost:4000/one.jpg' });
    const copy = story({ picture: 'http://localhost:4000/two.jpg', pictureAlt: 'Two boats' });
    expect(mergeCopies([first, copy])).toEqual([first]);
    expect(mergeCopies([{ ...first, picture: null }, copy])).toEqual([copy]);
  });

  it('takes the views alone of a copy in another language', () => {
    const first = card({ views: null, summary: '' });
    const copy = card({ lang: 'hi', views: 7, summary: 'बारिश हुई।' });
    expect(mergeCopies([first, copy])).toEqual([{ ...first, views: 7 }]);
  });

  it('leaves a story that gains nothing the same object', () => {
    const first = card();
    expect(mergeCopies([first, card({ title: 'Second' })])[0]).toBe(first);
  });
});
