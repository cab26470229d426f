import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { frontAreas } from './areas';

const river: FrontBlock = { kind: 'stories', layout: 'river', from: { feed: 'news' } };
const kinds = (blocks: readonly { kind: string; at: number }[]) =>
  blocks.map(({ kind, at }) => `${at} ${kind}`);

describe('frontAreas', () => {
  it('parts the blocks where the columns begin, in their order', () => {
    const { above, main, side, below } = frontAreas(
      [
        { kind: 'hero' },
        river,
        { kind: 'weather' },
        { kind: 'breaking' },
        { kind: 'tools' },
        { kind: 'featured' },
        { kind: 'trending' },
        river,
      ],
      'en',
    );
    expect([above, main, side, below].map(kinds)).toEqual([
      ['0 hero', '1 stories'],
      ['3 breaking', '5 featured'],
      ['2 weather', '6 trending'],
      ['4 tools', '7 stories'],
    ]);
  });

  it('leaves out the blocks of other languages', () => {
    const blocks: FrontBlock[] = [
      { kind: 'breaking', languages: ['hi'] },
      { kind: 'featured', languages: ['en', 'hi'] },
    ];
    expect(kinds(frontAreas(blocks, 'en').main)).toEqual(['1 featured']);
    expect(kinds(frontAreas(blocks, 'hi').main)).toEqual(['0 breaking', '1 featured']);
  });

  it('has all wide blocks above where there is no column', () => {
    expect(kinds(frontAreas([{ kind: 'hero' }, river], 'en').above)).toEqual([
      '0 hero',
      '1 stories',
    ]);
  });
});
