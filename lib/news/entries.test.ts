import { z } from 'zod';
import { keepValid } from './entries';

const schema = z.object({ id: z.string(), n: z.number() });
const keep = (given: unknown[]) => keepValid(given, schema, ({ id }) => id);

describe('keepValid', () => {
  it('drops the bad ones one by one and counts them', () => {
    const given = [{ id: 'a', n: 1 }, null, { id: 'b' }, 'text', { id: 'c', n: 3 }];
    expect(keep(given)).toEqual({
      kept: [
        { id: 'a', n: 1 },
        { id: 'c', n: 3 },
      ],
      dropped: 3,
    });
  });

  it('keeps the first of two with the same identity', () => {
    expect(
      keep([
        { id: 'a', n: 1 },
        { id: 'a', n: 2 },
      ]),
    ).toEqual({ kept: [{ id: 'a', n: 1 }], dropped: 1 });
  });

  it('keeps nothing of nothing', () => {
    expect(keep([])).toEqual({ kept: [], dropped: 0 });
  });
});
