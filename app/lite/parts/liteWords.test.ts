import { getMessages } from 'next-intl/server';
import { words } from '@/lib/testing/words';
import { liteWords } from './liteWords';

jest.mock('next-intl/server', () => ({ getMessages: jest.fn() }));

it('has a language’s words after they could not be read once, and reads them once', async () => {
  jest.mocked(getMessages).mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue(words.hi);
  await expect(liteWords('hi')).rejects.toThrow('EMFILE');
  expect((await liteWords('hi')).t('Channel.name')).toBe('नर्मदा 24');
  expect(await liteWords('hi')).toBe(await liteWords('hi'));
  expect(getMessages).toHaveBeenCalledTimes(2);
});
