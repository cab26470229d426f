import { parseListPage } from './pageQuery';

const asks = (page?: string) => Promise.resolve({ page });
const never = new Promise<never>(() => {});

it.each([undefined, '1', 'x'])('%s is the first page, which waits for no list', async (page) => {
  expect(await parseListPage(asks(page), never)).toBe(1);
});

it('a later page waits for its list', async () => {
  let arrive = () => {};
  const page = parseListPage(asks('2'), new Promise<void>((resolve) => (arrive = resolve)));
  const settled = jest.fn();
  void page.then(settled);
  await new Promise((done) => setImmediate(done));
  expect(settled).not.toHaveBeenCalled();
  arrive();
  expect(await page).toBe(2);
});
