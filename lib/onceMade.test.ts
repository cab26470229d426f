import { onceMade } from './onceMade';

it('makes it once, for all who ask together too, and again only after a failure', async () => {
  const make = jest.fn<Promise<string>, []>().mockResolvedValue('made');
  make.mockRejectedValueOnce(new Error('EMFILE'));
  const made = onceMade(make);
  await Promise.all([made(), made()].map((one) => expect(one).rejects.toThrow('EMFILE')));
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all([made(), made()])).toEqual(['made', 'made']);
  expect(await made()).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes one for each key', async () => {
  const make = jest.fn((key: string) => Promise.resolve([key]));
  const made = onceMade(make);
  expect(await Promise.all([made('hi'), made('en'), made('hi')])).toEqual([['hi'], ['en'], ['hi']]);
  expect(make).toHaveBeenCalledTimes(2);
});
