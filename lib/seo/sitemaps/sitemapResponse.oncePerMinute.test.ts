import { oncePerMinute } from './sitemapResponse';

it('writes a list’s file once a minute, also when the clock is set back', () => {
  const write = jest.fn((list: readonly string[], now: number, file: number) => [list, now, file]);
  const written = oncePerMinute(write);
  const list = ['rain'];
  const writesAt = (seconds: number, of = list, file = 1) => {
    write.mockClear();
    expect(written(of, seconds * 1000, file)[0]).toBe(of);
    return write.mock.calls.length;
  };
  expect(writesAt(0)).toBe(1);
  expect(writesAt(59)).toBe(0);
  expect(writesAt(59, ['rain'])).toBe(1);
  expect(writesAt(59, list, 2)).toBe(1);
  expect(writesAt(60)).toBe(1);
  expect(writesAt(-3600)).toBe(1);
});

it('writes it anew after a failure', async () => {
  const write = jest.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue('<xml>');
  const written = oncePerMinute(write);
  const list = ['rain'];
  await expect(written(list, 0)).rejects.toThrow('no memory');
  await expect(written(list, 1000)).resolves.toBe('<xml>');
});
