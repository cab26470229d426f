import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { textSize, theme } from './appearanceRecords';
import { place } from './placeRecord';
import { SettingsSheet } from './showSettings';

const { documentElement: root } = document;
const PLACES = {
  states: [
    { id: 'gujarat', name: 'Gujarat' },
    { id: 'maharashtra', name: 'Maharashtra' },
  ],
  cities: [
    { id: 'delhi', name: 'Delhi', state: 'delhi' },
    { id: 'mumbai', name: 'Mumbai', state: 'maharashtra' },
  ],
};

const block = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(() => {
  fakeFetch().mockResolvedValue(reply(PLACES));
  textSize.forget();
  theme.forget();
  place.forget();
});

describe.each(['en', 'hi'] as const)('the settings in %s', (locale) => {
  const t = speak(locale);
  const open = async (onClose = jest.fn()) => {
    renderInLocale(<SettingsSheet onClose={onClose} />, locale);
    await screen.findByRole('group', { name: t('Places.title') });
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const pick = (name: string, option: string) =>
    fireEvent.click(group(name).getByRole('radio', { name: option }));
  const select = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

  it('offer five sizes and three schemes, and start with the usual ones', async () => {
    await open();
    const names = (legend: string) =>
      group(legend)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(names(t('Settings.textSize'))).toEqual([
      t('Settings.small'),
      t('Settings.usual'),
      t('Settings.large'),
      t('Settings.larger'),
      t('Settings.largest'),
    ]);
    expect(names(t('Settings.theme'))).toEqual([
      t('Settings.device'),
      t('Settings.light'),
      t('Settings.dark'),
    ]);
    expect(screen.getByRole('radio', { name: t('Settings.usual') })).toBeChecked();
    expect(screen.getByRole('radio', { name: t('Settings.device') })).toBeChecked();
  });

  it('start with the usual ones where the device has what no page of the site has kept', async () => {
    for (const [name, text] of [
      ['textSize', '[3'],
      ['theme', '{"dark":1}'],
      ['place', '"nowhere'],
    ] as const)
      localStorage.setItem(`n24:${name}`, text);
    await open();
    expect(screen.getByRole('radio', { name: t('Settings.usual') })).toBeChecked();
    expect(screen.getByRole('radio', { name: t('Settings.device') })).toBeChecked();
    pick(t('Settings.theme'), t('Settings.light'));
    expect([root.dataset.theme, theme.read()]).toEqual(['light', 'light']);
  });

  it('apply at once, are kept, and leave nothing behind when they are taken back', async () => {
    await open();
    pick(t('Settings.textSize'), t('Settings.largest'));
    pick(t('Settings.theme'), t('Settings.dark'));
    expect([root.style.fontSize, root.dataset.theme]).toEqual(['150%', 'dark']);
    expect([textSize.read(), theme.read()]).toEqual([4, 'dark']);
    pick(t('Settings.textSize'), t('Settings.usual'));
    pick(t('Settings.theme'), t('Settings.device'));
    expect([root.style.fontSize, root.dataset.theme]).toEqual(['', undefined]);
    expect(localStorage).toHaveLength(0);
  });

  it('keep state and city', async () => {
    await open();
    select(t('Places.state'), 'maharashtra');
    select(t('Places.city'), 'mumbai');
    expect(place.read()).toEqual({ state: 'maharashtra', city: 'mumbai' });
    select(t('Places.state'), '');
    select(t('Places.city'), '');
    expect(localStorage).toHaveLength(0);
  });

  it('offer the cities of the chosen state, all without one, and none where it has none', async () => {
    await open();
    const cities = () =>
      [...(screen.queryByRole('combobox', { name: t('Places.city') })?.children ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(cities()).toEqual([t('Places.noCity'), 'Delhi', 'Mumbai']);
    select(t('Places.city'), 'delhi');
    select(t('Places.state'), 'maharashtra');
    expect(cities()).toEqual([t('Places.noCity'), 'Mumbai']);
    expect(place.read()).toEqual({ state: 'maharashtra', city: null });
    select(t('Places.state'), 'gujarat');
    expect(cities()).toEqual([]);
  });

  it('show each size in its own, whatever size is chosen', async () => {
    await open();
    const size = (name: string) =>
      [screen.getByText(name), screen.getByText(name).parentElement].map((element) => [
        element?.style.fontSize,
        element?.className,
      ]);
    for (const [name, own] of [
      ['Settings.small', '87.5%'],
      ['Settings.largest', '150%'],
    ] as const)
      expect(size(t(name))).toEqual([
        [own, ''],
        ['', 'settings-own'],
      ]);
  });

  it('apply, and say that they do not last, where the device keeps nothing', async () => {
    block();
    await open();
    pick(t('Settings.theme'), t('Settings.dark'));
    expect(root.dataset.theme).toBe('dark');
    expect(screen.getByRole('radio', { name: t('Settings.dark') })).toBeChecked();
    expect(screen.getByText(t('Settings.notKept'))).toBeVisible();
    pick(t('Settings.theme'), t('Settings.device')); // which needs no storage
    expect(screen.queryByText(t('Settings.notKept'))).toBeNull();
    select(t('Places.city'), 'delhi');
    expect(screen.getByRole('combobox', { name: t('Places.city') })).toHaveValue('delhi');
  });

  it('say where states and cities cannot be had', async () => {
    fakeFetch().mockRejectedValue(new TypeError('offline'));
    renderInLocale(<SettingsSheet onClose={jest.fn()} />, locale);
    expect(await screen.findByText(t('Places.failed'))).toBeVisible();
    expect(screen.getByRole('group', { name: t('Settings.textSize') })).toBeVisible();
  });

  it('close by their button', async () => {
    const onClose = jest.fn();
    await open(onClose);
    fireEvent.click(screen.getByRole('button', { name: t('Settings.close') }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
