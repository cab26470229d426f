import { PRIVACY, TERMS } from '#site/policies.mjs';

describe.each([
  ['the privacy policy', PRIVACY, ['introduction', 'information', 'contact']],
  ['the terms', TERMS, ['acceptance', 'use', 'contact']],
] as const)('%s', (_, { updated, sections: { en, hi } }, anchors) => {
  it('has the day and the sections of its files, in their order', () => {
    expect(updated).toBe('2024-01-15');
    expect(en.map(({ id }) => id)).toEqual(anchors);
    expect(hi.map(({ id }) => id)).toEqual(anchors);
  });

  it('has the list at the end of a section as points', () => {
    expect(en.map(({ points = [] }) => points.length)).toEqual([0, 2, 0]);
    expect(hi.map(({ points = [] }) => points.length)).toEqual([0, 2, 0]);
    expect(en[1]?.paragraphs.at(-1)).toMatch(/:$/);
  });

  it('names the site in its slots', () => {
    expect(en.at(-1)?.paragraphs.join()).toContain(
      ', Sector 62, Noida 201309, Uttar Pradesh, India.',
    );
    expect(hi[0]?.paragraphs[0]).toContain('नर्मदा 24');
  });
});
