import { provider } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { err, ok, type Result } from '@/lib/result';
import { parseListPage } from './parseListPage';

jest.mock('@/lib/request/pageResponse', () => ({ setResponseStatus: jest.fn() }));
jest.mock('@/lib/provider/provider', () => ({ provider: { hasArchive: jest.fn() } }));

const asks = (page?: string) => Promise.resolve({ page });
const never = new Promise<never>(() => {});

it.each([undefined, '1', 'x'])('%s is the first page, which waits for no list', async (page) => {
  expect(await parseListPage(asks(page), never)).toBe(1);
});

it('a later page waits for its list', async () => {
  let arrive = (_: Result<null, string>) => {};
  const page = parseListPage(
    asks('2'),
    new Promise<Result<null, string>>((resolve) => (arrive = resolve)),
  );
  const settled = jest.fn();
  void page.then(settled);
  await new Promise((done) => setImmediate(done));
  expect(settled).not.toHaveBeenCalled();
  arrive(ok(null));
  expect(await page).toBe(2);
});

it.each([
  ['an archive that failed', true, err('Failed to fetch news'), [[503]]],
  ['an archive', true, ok(null), []],
  ['the lists alone, of which nothing is known', false, err('Failed to fetch news'), []],
])('a later page of %s has its status', async (_, hasArchive, answer, statuses) => {
  jest.mocked(provider.hasArchive).mockResolvedValue(hasArchive);
  jest.mocked(setResponseStatus).mockClear();
  await parseListPage(asks('2'), Promise.resolve(answer));
  expect(jest.mocked(setResponseStatus).mock.calls).toEqual(statuses);
});
