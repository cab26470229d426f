import { act, screen } from '@testing-library/react';
import { laterWords } from '@/lib/browser/laterWords';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { Failed } from './ReaderStatus';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn() }));

const onRetry = jest.fn();
const connect = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return act(async () => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe.each(TESTED_LOCALES)('a story that could not be had, in %s', (locale) => {
  const t = speak(locale);
  const status = () => screen.getByRole('status').textContent;
  beforeEach(async () => {
    jest.mocked(laterWords).mockResolvedValue(words[locale]);
    await connect(true);
    onRetry.mockReset();
  });
  const show = () => act(async () => void renderInLocale(<Failed onRetry={onRetry} />, locale));

  it('is a failure where there is a connection', async () => {
    await show();
    expect(status()).toBe(t('Reader.failed'));
    await connect(false);
    expect(status()).toBe(t('Offline.story'));
  });

  it('says that there is none, and is tried again when there is', async () => {
    await connect(false);
    await show();
    expect(status()).toBe(t('Offline.story'));
    await connect(true);
    expect(onRetry.mock.calls).toEqual([[false]]);
    expect(status()).toBe(t('Reader.failed'));
  });

  it('tells that its button has the focus, which goes with it', async () => {
    await show();
    screen.getByRole('button', { name: t('Faults.retry') }).focus();
    await connect(true);
    screen.getByRole('button', { name: t('Faults.retry') }).click();
    expect(onRetry.mock.calls).toEqual([[true], [true]]);
  });

  it('is a failure where the words for more cannot be had', async () => {
    jest.mocked(laterWords).mockRejectedValue(new Error('no script'));
    await connect(false);
    await show();
    expect(status()).toBe(t('Reader.failed'));
  });
});
