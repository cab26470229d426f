import { story } from '@/lib/testing/samples';
import { cardOf } from './cardOf';

describe('cardOf', () => {
  it('leaves the body, the highlights and the rank behind', () => {
    const whole = story({ body: 'Long.', highlights: ['One'], priority: 2 });
    const { body, highlights, priority, ...rest } = whole;
    expect(cardOf(whole)).toEqual(rest);
    expect([body, highlights, priority]).toEqual(['Long.', ['One'], 2]);
  });

  it.each([
    ['x'.repeat(150), 'x'.repeat(150)],
    [`${'x'.repeat(140)} placed before`, `${'x'.repeat(140)} placed…`],
  ])('shows of the summary %s whole words', (summary, shown) => {
    expect(cardOf(story({ summary })).summary).toBe(shown);
  });
});
