import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { archive } from './archive';
import { factsOf, rootSchema } from './siteFacts';

it.each([
  [{ timezone_string: 'Asia/Kathmandu', gmt_offset: 5.75 }, 'Asia/Kathmandu'],
  [{ timezone_string: '', gmt_offset: 5.5 }, '+05:30'],
  [{ gmt_offset: '-3.5' }, '-03:30'],
  [{ timezone_string: '', gmt_offset: 0 }, '+00:00'],
  [{ timezone_string: 'Nowhere/Town' }, 'Asia/Kolkata'],
  [{ gmt_offset: 99 }, 'Asia/Kolkata'],
  [{}, 'Asia/Kolkata'],
])('a WordPress of %j is on the clock of %s', (given, timeZone) => {
  expect(factsOf(rootSchema.parse({ namespaces: [], ...given }))).toMatchObject({ timeZone });
});

describe('a post without a date in UTC', () => {
  const wordpress = wordpressForTests();

  it('is dated by the clock of its WordPress', async () => {
    wordpress.say({ timezone_string: '', gmt_offset: 5.75 });
    for (const post of wordpress.data().posts)
      Object.assign(post, { date_gmt: null, date: '2024-03-12T10:00:00' });
    const page = await archive({ by: 'all' }, { number: 1, size: 1 });
    expect(page.ok && page.value.stories.map(({ publishedAt }) => publishedAt)).toEqual([
      '2024-03-12T04:15:00.000Z',
    ]);
  });
});
