import { bodyOf, story } from '@/lib/testing/samples';
import { cardOf } from './cardOf';

describe('cardOf', () => {
  it('leaves the body, the highlights and the rank behind', () => {
    const whole = story({ body: bodyOf('Long.'), highlights: ['One'], priority: 2 });
    const { body, highlights, priority, ...rest } = whole;
    expect(cardOf(whole)).toEqual(rest);
    expect([body, highlights, priority]).toEqual([bodyOf('Long.'), ['One'], 2]);
  });

  it('of a web story has its key points, and of any story its author and its recording', () => {
    const more = {
      author: 'Asha',
      audioUrl: 'https://media.example.org/a.mp3',
      highlights: ['One'],
    };
    expect(cardOf(story({ ...more, category: 'web-stories' }))).toMatchObject({
      author: 'Asha',
      audioUrl: 'https://media.example.org/a.mp3',
      pages: ['One'],
    });
    expect(cardOf(story({ highlights: ['One'] }))).not.toHaveProperty('pages');
    expect(cardOf(story({ category: 'web-stories' })).pages).toEqual(['Rain fell before noon.']);
    expect(cardOf(story({ category: 'web-stories', summary: '' })).pages).toEqual([]);
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
