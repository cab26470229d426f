import { screen } from '@testing-library/react';
import { DEVICE_RECORDS } from '@/lib/browser/deviceRecord';
import { HISTORY_LIMIT, SAVED_LIMIT } from '@/lib/stories/browser/listLimits';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { DeviceList } from './DeviceList';
import { wipeFrom } from './wipeControl';

describe.each(TESTED_LOCALES)('what is kept on the device, in %s', (locale) => {
  const t = speak(locale);
  const button = () => screen.getByRole('button', { name: t('Device.wipe') });

  it('lists each record, the kept pages and what a tab keeps, each by a name of its own', () => {
    renderInLocale(<DeviceList />, locale);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      ...DEVICE_RECORDS.map((name) =>
        t(`Device.records.${name}`, { saved: SAVED_LIMIT, history: HISTORY_LIMIT }),
      ),
      t('Device.pages'),
      t('Device.switch'),
    ]);
    const names = items.map((item) => item?.split(':')[0]);
    expect(new Set(names).size).toBe(items.length);
  });

  it('is deleted by one button, which says so', async () => {
    for (const name of DEVICE_RECORDS) localStorage.setItem(`n24:${name}`, '1');
    renderInLocale(<DeviceList />, locale);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wipeFrom(button());
    expect(localStorage).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent(t('Device.wiped'));
  });

  it.each([
    ['above the screen', -500, 1],
    ['on the screen', 100, 0],
    ['below the screen', innerHeight, 1],
  ])('is told of where the reader sees it: %s', async (_, top, times) => {
    const scrollIntoView = jest.fn();
    renderInLocale(<DeviceList />, locale);
    const status = screen.getByRole('status');
    Object.assign(status, { scrollIntoView });
    status.getBoundingClientRect = () => {
      // As large as the text is then.
      expect(status).toHaveTextContent(t('Device.wiped'));
      return new DOMRect(0, top, 300, 20);
    };
    await wipeFrom(button());
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
  });

  it('says what is left to do where it could not be deleted', async () => {
    Object.assign(window, { caches: { keys: () => Promise.reject(new Error('blocked')) } });
    renderInLocale(<DeviceList />, locale);
    await wipeFrom(button());
    Reflect.deleteProperty(window, 'caches');
    expect(screen.getByRole('status')).toHaveTextContent(t('Device.wipeFailed'));
  });
});
