import { act, fireEvent, screen } from '@testing-library/react';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { words } from '@/lib/testing/renderInLocale';
import { showDialog } from './whilePage';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const onGone = jest.fn();
const open = () => showDialog((close) => <button onClick={close}>Close</button>, onGone);
const goTo = (path: string) =>
  act(async () => {
    history.replaceState(null, '', path);
    fireEvent.popState(window);
  });

beforeEach(() => {
  onGone.mockClear();
  history.replaceState(null, '', '/news/a');
  jest.mocked(pageLocale).mockReturnValue('en');
  jest.mocked(laterWords).mockResolvedValue(words.en);
});

it('is there until it is closed', async () => {
  await act(open);
  await act(async () => screen.getByRole('button').click());
  expect(screen.queryByRole('button')).toBeNull();
  await goTo('/');
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('goes with the page that it is over, and stays for another query', async () => {
  await act(open);
  await goTo('/news/a?page=2');
  expect(screen.getByRole('button')).toBeVisible();
  await goTo('/');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onGone).toHaveBeenCalledTimes(1);
});

it('does not come where the page is gone before its words are there', async () => {
  let arrive = () => {};
  jest
    .mocked(laterWords)
    .mockReturnValue(new Promise((resolve) => (arrive = () => resolve(words.en))));
  const shown = open();
  await goTo('/');
  await act(async () => {
    arrive();
    await shown;
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it('fails where its words cannot be had', async () => {
  jest.mocked(laterWords).mockRejectedValue(new Error('no words'));
  await expect(open()).rejects.toThrow('no words');
  expect(onGone).toHaveBeenCalledTimes(1);
});
