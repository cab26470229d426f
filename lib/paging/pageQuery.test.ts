import { currentQuery } from '@/lib/site/currentQuery';
import { parseListPage } from './pageQuery';

jest.mock('@/lib/site/currentQuery', () => ({ currentQuery: jest.fn() }));

const asks = (query: string) =>
  jest.mocked(currentQuery).mockResolvedValue(new URLSearchParams(query));
const never = new Promise<never>(() => {});

it.each(['', 'page=1', 'page=x'])(
  '?%s is the first page, which waits for no list',
  async (query) => {
    asks(query);
    expect(await parseListPage(never)).toBe(1);
  },
);

it('a later page waits for its list', async () => {
  asks('page=2');
  let arrive = () => {};
  const page = parseListPage(new Promise<void>((resolve) => (arrive = resolve)));
  const settled = jest.fn();
  void page.then(settled);
  await new Promise((done) => setImmediate(done));
  expect(settled).not.toHaveBeenCalled();
  arrive();
  expect(await page).toBe(2);
});
