import { card } from '@/lib/testing/samples';
import { leadSummaries } from './summaries';

const item = (id: string, ...values: string[]) => ({ values, story: card({ id, summary: id }) });
const left = (items: ReturnType<typeof item>[]) =>
  leadSummaries(items).map(({ story }) => story.summary);

describe('the summaries of leads', () => {
  it('stay with the first of all, and with the first of each choice', () => {
    expect(
      left([
        item('a'),
        item('b'),
        item('c', 'x'),
        item('d', 'x'),
        item('e', 'x', 'y'),
        item('f', 'y'),
      ]),
    ).toEqual(['a', '', 'c', '', 'e', '']);
  });

  it('stay with the first of any other list', () => {
    const items = [item('a', 'x'), item('b', 'x'), item('c', 'x')];
    expect(
      leadSummaries(items, ({ values, story }) => [...values, story.id === 'b']).map(
        ({ story }) => story.summary,
      ),
    ).toEqual(['a', 'b', '']);
  });

  it('are none of an empty list', () => {
    expect(leadSummaries([])).toEqual([]);
  });
});
