import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { TIME_ZONE } from '@/lib/i18n/language';
import { toolMessages } from '@/lib/tools/toolMessages';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import type { PinQuery } from '@/lib/tools/pin/pinQuery';
import { PIN_RECORDS } from '@/lib/tools/pin/pinRecords';
import { PinFinder } from './PinFinder.island';

const OWN = '/tools/pin-finder';
const BLANK: PinQuery = { query: '', mode: 'pincode' };

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', OWN);
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const show = (initial = BLANK) =>
    renderInLocale(<PinFinder own={OWN} initial={initial} />, locale);
  const field = () => screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const button = (name: string) => screen.getByRole('button', { name });
  const search = () => button(t('Pin.search'));
  const by = (mode: 'pincode' | 'location') =>
    fireEvent.click(screen.getByRole('radio', { name: t(`Pin.${mode}`) }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const codes = () =>
    screen.queryAllByRole('article').map((card) => within(card).getByText(/^\d{6}$/).textContent);
  const status = () => screen.getAllByRole('status')[0];

  it('starts empty, by PIN code, its button closed', () => {
    show();
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleName(t('Pin.queryPincode'));
    expect(screen.getByRole('radio', { name: t('Pin.pincode') })).toBeChecked();
    expect(search()).toBeDisabled();
    expect(status()).toBeEmptyDOMElement();
    expect(codes()).toEqual([]);
  });

  it('finds after a second, says so politely and puts the search into the URL', () => {
    show();
    type('110001');
    fireEvent.click(search());
    expect(status()).toHaveTextContent(t('Pin.searching'));
    wait(999);
    expect(codes()).toEqual([]);
    expect(location.search).toBe('');
    wait(1);
    expect(codes()).toEqual(['110001']);
    expect(status()).toHaveTextContent(t('Pin.count', { count: 1 }));
    expect(
      screen.getByRole('heading', {
        level: 2,
        name: t('Pin.found', { count: 1, query: '110001' }),
      }),
    ).toBeVisible();
    expect(location.search).toBe('?q=110001');
  });

  it('is searched by Enter too', () => {
    show();
    type('fort');
    fireEvent.submit(field());
    wait(1000);
    expect(codes()).toEqual(['400001']);
  });

  it.each(['', '   ', '\t'])('does nothing for %j', (query) => {
    show({ query: 'Fort', mode: 'pincode' });
    type(query);
    expect(search()).toBeDisabled();
    fireEvent.submit(field());
    expect(status()).not.toHaveTextContent(t('Pin.searching'));
    wait(2000);
    expect(codes()).toEqual(['400001']);
    expect(location.search).toBe('');
  });

  it('searches by the chosen mode', () => {
    show();
    by('location');
    expect(field()).toHaveAccessibleName(t('Pin.queryLocation'));
    type('दिल्ली');
    fireEvent.click(search());
    wait(1000);
    expect(codes()).toEqual(['110001']);
    expect(new URLSearchParams(location.search).get('mode')).toBe('location');
    by('pincode');
    fireEvent.click(search());
    wait(1000);
    expect(codes()).toEqual([]);
  });

  it('shows nothing at all when nothing is found, and counts for screen readers', () => {
    show({ query: '110001', mode: 'pincode' });
    type('999999');
    fireEvent.click(search());
    wait(1000);
    expect(codes()).toEqual([]);
    expect(
      screen.queryByRole('region', { name: t('Pin.found', { count: 0, query: '999999' }) }),
    ).toBeNull();
    expect(within(status() ?? document.body).getByText(t('Pin.count', { count: 0 }))).toHaveClass(
      'sr-only',
    );
  });

  it('a newer search takes the place of one under way', () => {
    show();
    type('110001');
    fireEvent.click(search());
    wait(600);
    type('500001');
    fireEvent.click(search());
    wait(600);
    expect(codes()).toEqual([]);
    wait(400);
    expect(codes()).toEqual(['500001']);
    wait(2000);
    expect(location.search).toBe('?q=500001');
  });

  it('Clear empties field, results and URL, and stops a search under way', () => {
    show();
    type('110001');
    fireEvent.click(search());
    wait(1000);
    fireEvent.click(search());
    wait(500);
    fireEvent.click(button(t('Tool.clear')));
    expect([field(), status()].map((element) => element?.textContent)).toEqual(['', '']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(location.href).toMatch(/\/tools\/pin-finder$/);
    wait(2000);
    expect(codes()).toEqual([]);
  });

  it.each(PIN_RECORDS)(
    '$pincode is popular: one press fills the field and searches for it, whatever the mode',
    ({ pincode, city }) => {
      show();
      by('location');
      fireEvent.click(button(`${pincode} ${city[locale]}`));
      expect(field()).toHaveValue(pincode);
      expect(screen.getByRole('radio', { name: t('Pin.pincode') })).toBeChecked();
      expect(status()).toHaveTextContent(t('Pin.searching'));
      wait(1000);
      expect(codes()).toEqual([pincode]);
      expect(location.search).toBe(`?q=${pincode}`);
    },
  );

  it('shows what the URL asks for at once', () => {
    show({ query: '001', mode: 'pincode' });
    expect(codes()).toEqual(PIN_RECORDS.map(({ pincode }) => pincode));
    expect(field()).toHaveValue('001');
  });

  it('ignores an aborted search', () => {
    const { unmount } = show();
    type('110001');
    fireEvent.click(search());
    unmount();
    wait(2000);
    expect(location.search).toBe('');
  });

  it('draws form and results on the server, the button open for browsers without a script', () => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(words[locale], '/tools/pin-finder')}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <PinFinder own={OWN} initial={BLANK} />
      </NextIntlClientProvider>,
    );
    expect(html).toContain(t('Pin.popular'));
    expect(html).not.toMatch(/disabled=""/);
  });
});
