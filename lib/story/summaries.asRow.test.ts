import { card } from '@/lib/testing/samples';
import { leadAndRows } from './summaries';

it('only the lead keeps its summary, and all keep the rest', () => {
  const [first, second] = [card({ id: 'a', summary: 'Wet.' }), card({ id: 'b', summary: 'Dry.' })];
  expect(leadAndRows([first, second])).toEqual([first, { ...second, summary: '' }]);
  expect(leadAndRows([])).toEqual([]);
});
