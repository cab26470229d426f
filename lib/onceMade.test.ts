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
