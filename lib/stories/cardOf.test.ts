import { bodyOf, story } from '@/lib/testing/samples';
import { cardOf } from './cardOf';

describe('cardOf', () => {
  it('leaves the body, the highlights and the rank behind', () => {
    const whole = story({ body: bodyOf('Long.'), highlights: ['One'], priority: 2 });
    const { body, highlights, priority, ...rest } = whole;
    expect(cardOf(whole)).toEqual(rest);
    expect([body, highlights, priority]).toEqual([bodyOf('Long.'), ['One'], 2]);
  });

  it('of a web story has its key points, and of any story its recording', () => {
    const more = {
      audioUrl: 'https://media.example.org/a.mp3',
      highlights: ['10 km'],
    };
    expect(cardOf(story({ ...more, category: 'web-stories' }))).toMatchObject({
      audioUrl: 'https://media.example.org/a.mp3',
      pages: ['10\u00a0km'],
    });
    expect(cardOf(story({ highlights: ['One'] }))).not.toHaveProperty('pages');
    expect(cardOf(story({ category: 'web-stories' })).pages).toEqual(['Rain fell before noon.']);
    expect(cardOf(story({ category: 'web-stories', summary: '' })).pages).toEqual([]);
  });

  const pictured = (name: string) => ({ url: `https://img.example/${name}.jpg`, alt: '' });
  const gallery = { type: 'gallery', pictures: [pictured('a'), pictured('b')] } as const;
  const single = { type: 'picture', picture: pictured('a') } as const;
  const authors = [{ name: 'Asha', slug: 'asha', picture: 'https://img.example/asha.jpg' }];
  const SECONDS = { seconds: 204 };
  const RATING = { value: 4, best: 5, stars: '★★★★☆' };

  it.each([
    [
      'an opinion',
      { category: 'opinion', author: 'Asha', authors },
      { author: 'Asha', portrait: 'https://img.example/asha.jpg' },
    ],
    ['another story', { author: 'Asha', authors }, {}],
    ['a review', { rating: RATING }, { rating: RATING }],
    ['a video', { ...SECONDS, youtubeId: 'aqz-KE-bpKQ' }, SECONDS],
    ['a recording', { ...SECONDS, audioUrl: 'https://media.example/a.mp3' }, SECONDS],
    ['a podcast', { ...SECONDS, category: 'podcasts' }, SECONDS],
    ['a text', SECONDS, {}],
    ['photos that are counted', { category: 'photos', pictureCount: 8 }, { pictureCount: 8 }],
    [
      'photos of its text beside its own, each once',
      { category: 'photos', body: [gallery, single] },
      { pictureCount: 3 },
    ],
    ['one photo', { category: 'photos', picture: single.picture.url, body: [single] }, {}],
    ['a text with photos', { body: [gallery] }, {}],
  ])('of %s has what its kind is chosen by', (_, given, facts) => {
    const { author, portrait, rating, seconds, pictureCount } = cardOf(story(given));
    const found = Object.entries({ author, portrait, rating, seconds, pictureCount });
    expect(Object.fromEntries(found.filter(([, value]) => value !== undefined))).toEqual(facts);
  });

  it.each(['on', 'ended'] as const)('of a live page that is %s says so alone', (live) => {
    const coverage = { startedAt: null, endedAt: null, pinned: null, updates: [] };
    const card = cardOf(story({ live, coverage }));
    expect([card.live, 'coverage' in card]).toEqual([live, false]);
  });

  it('is made once for each story', () => {
    const [one, other] = [story({ id: 'a' }), story({ id: 'b' })];
    expect([one, other].map(cardOf)[1]).toBe(cardOf(other));
    expect(cardOf(story({ id: 'a' }))).not.toBe(cardOf(one));
  });

  it('keeps figures of its title with their unit, which the story itself does not', () => {
    const whole = story({ title: 'Bridge for ₹25 crore' });
    expect([cardOf(whole).title, whole.title]).toEqual([
      'Bridge for ₹25\u00A0crore',
      'Bridge for ₹25 crore',
    ]);
  });

  it.each([
    ['x'.repeat(150), 'x'.repeat(150)],
    [`${'x'.repeat(140)} placed before`, `${'x'.repeat(140)} placed…`],
  ])('shows of the summary %s whole words', (summary, shown) => {
    expect(cardOf(story({ summary })).summary).toBe(shown);
  });

  it('has no summary that says its title again', () => {
    expect(cardOf(story({ title: 'Rain in Bhopal', summary: 'Rain in Bhopal.' })).summary).toBe('');
  });
});
