import { act, fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import { ok } from '@/lib/result';
import { fakeFetch, notJson, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import type { Office } from '@/tools/pin/directory/office';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { PinFinder } from './PinFinder.island';
import { searchPins } from './findPins';
import type { PinAnswer } from './pinAnswer';
import { parsePinQuery, type PinQuery } from './pinQuery';
import { PIN_RECORDS } from './pinRecords';

const OWN = '/tools/pin-finder';
const BLANK: PinQuery = { query: '', mode: 'pincode', shown: 20 };
const OFFICE = {
  pincode: '462001',
  name: 'Berasia Road',
  kind: 'sub',
  taluk: 'Huzur',
  district: 'Bhopal',
  state: 'Madhya Pradesh',
} as const;

/** What the server answers: the sample records, and three queries of the directory. */
const answerTo = ({ query, mode, shown }: PinQuery): PinAnswer => ({
  records: searchPins(PIN_RECORDS, query, mode),
  offices: { 462001: [OFFICE], nagar: Array<Office>(shown).fill(OFFICE) }[query] ?? [],
  hasMore: query === 'nagar',
});

const popularIn = (locale: 'en' | 'hi') =>
  PIN_RECORDS.map(({ pincode, city }) => ({ pincode, city: city[locale] }));
let fetchStub: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch().mockImplementation((path) => {
    const { searchParams } = new URL(path, 'https://example.org');
    return Promise.resolve(reply(answerTo(parsePinQuery(Object.fromEntries(searchParams)))));
  });
  history.replaceState(null, '', OWN);
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const show = (initial = BLANK) =>
    renderInLocale(
      <PinFinder
        own={OWN}
        initial={initial}
        answer={initial.query === '' ? null : ok(answerTo(initial))}
        popular={popularIn(locale)}
        note="From the directory"
      />,
      locale,
    );
  const field = () => screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const button = (name: string) => screen.getByRole('button', { name });
  const search = () => button(t('Pin.search'));
  const by = (mode: 'pincode' | 'location') =>
    fireEvent.click(screen.getByRole('radio', { name: t(`Pin.${mode}`) }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const codes = () =>
    screen.queryAllByRole('article').map((card) => within(card).getByText(/^\d{6}$/).textContent);
  const status = () => screen.getAllByRole('status')[0];

  it('starts empty, by PIN code, its button closed', async () => {
    show();
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleName(t('Pin.queryPincode'));
    expect(screen.getByRole('radio', { name: t('Pin.pincode') })).toBeChecked();
    expect(search()).toBeDisabled();
    expect(status()).toBeEmptyDOMElement();
    expect(codes()).toEqual([]);
  });

  it('finds after a second, says so politely and puts the search into the URL', async () => {
    show();
    type('110001');
    fireEvent.click(search());
    expect(status()).toHaveTextContent(t('Pin.searching'));
    await wait(999);
    expect(codes()).toEqual([]);
    expect(location.search).toBe('');
    await wait(1);
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

  it('is searched by Enter too', async () => {
    show();
    type('fort');
    fireEvent.submit(field());
    await wait(1000);
    expect(codes()).toEqual(['400001']);
  });

  it.each(['', '   ', '\t'])('does nothing for %j', async (query) => {
    show({ query: 'Fort', mode: 'pincode', shown: 20 });
    type(query);
    expect(search()).toBeDisabled();
    fireEvent.submit(field());
    expect(status()).not.toHaveTextContent(t('Pin.searching'));
    await wait(2000);
    expect(codes()).toEqual(['400001']);
    expect(location.search).toBe('');
  });

  it('searches by the chosen mode', async () => {
    show();
    by('location');
    expect(field()).toHaveAccessibleName(t('Pin.queryLocation'));
    type('दिल्ली');
    fireEvent.click(search());
    await wait(1000);
    expect(codes()).toEqual(['110001']);
    expect(new URLSearchParams(location.search).get('mode')).toBe('location');
    by('pincode');
    fireEvent.click(search());
    await wait(1000);
    expect(codes()).toEqual([]);
  });

  it('shows no results when nothing is found, and says so below the field', async () => {
    show({ query: '110001', mode: 'pincode', shown: 20 });
    type('999999');
    fireEvent.click(search());
    await wait(1000);
    expect(codes()).toEqual([]);
    expect(
      screen.queryByRole('region', { name: t('Pin.found', { count: 0, query: '999999' }) }),
    ).toBeNull();
    expect(screen.getByText(t('Pin.none', { query: '999999' }))).toBe(status());
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([status()]);
  });

  it('lists offices of the directory, each with its code, rank and places', async () => {
    show();
    type('462001');
    fireEvent.click(search());
    await wait(1000);
    expect(fetchStub.mock.calls).toEqual([
      [`/api/tools/pin?q=462001&lang=${locale}`, REQUEST_OPTIONS],
    ]);
    const results = screen.getByRole('region', {
      name: t('Pin.found', { count: 1, query: '462001' }),
    });
    expect(within(results).getByRole('listitem')).toHaveTextContent(
      `462001 Berasia Road, ${t('Pin.rank.sub')} Huzur, Bhopal, Madhya Pradesh`,
    );
    expect(screen.queryByRole('link', { name: t('Pin.more') })).toBeNull();
  });

  it('leaves what is typed meanwhile in the field when more results are asked for', async () => {
    show({ query: 'nagar', mode: 'location', shown: 20 });
    type('500001');
    fireEvent.click(screen.getByRole('link', { name: t('Pin.more') }));
    await wait(1000);
    expect(field()).toHaveValue('500001');
    expect(new URLSearchParams(location.search).get('q')).toBe('nagar');
  });

  it('shows more results at each press, up to a bound', async () => {
    show({ query: 'nagar', mode: 'location', shown: 160 });
    const more = () => screen.getByRole('link', { name: t('Pin.more') });
    expect(more()).toHaveAttribute('href', `${OWN}?q=nagar&mode=location&shown=180#pin-results`);
    for (const count of [180, 200]) {
      fireEvent.click(more());
      await wait(1000);
      expect(
        screen.getByRole('heading', { level: 2, name: new RegExp(String(count)) }),
      ).toBeVisible();
      expect(screen.getAllByText(OFFICE.name)).toHaveLength(count);
      expect(new URLSearchParams(location.search).get('shown')).toBe(String(count));
    }
    expect(screen.queryByRole('link', { name: t('Pin.more') })).toBeNull();
    expect(screen.getByText(t('Pin.tooMany'))).toBeVisible();
  });

  it.each([
    ['an error', reply({ error: 'Failed to search PIN codes' }, 502)],
    ['no JSON', notJson],
    ['another shape', reply([])],
  ])('keeps the last results when the answer is %s, and asks again', async (_, answer) => {
    show({ query: '110001', mode: 'pincode', shown: 20 });
    fetchStub.mockResolvedValueOnce(answer);
    type('500001');
    fireEvent.click(search());
    await wait(1000);
    expect(codes()).toEqual(['110001']);
    expect(status()).toHaveTextContent(t('Pin.failed'));
    expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([status()]);
    fireEvent.click(search());
    await wait(1000);
    expect(codes()).toEqual(['500001']);
  });

  it('waits for an answer that takes longer than the second', async () => {
    let send: (answer: ReturnType<typeof reply>) => void = () => {};
    fetchStub.mockReturnValueOnce(new Promise((resolve) => (send = resolve)));
    show();
    type('500001');
    fireEvent.click(search());
    await wait(5000);
    expect(status()).toHaveTextContent(t('Pin.searching'));
    send(reply(answerTo({ query: '500001', mode: 'pincode', shown: 20 })));
    await wait(0);
    expect(codes()).toEqual(['500001']);
  });

  it('a newer search takes the place of one under way', async () => {
    show();
    type('110001');
    fireEvent.click(search());
    await wait(600);
    type('500001');
    fireEvent.click(search());
    await wait(600);
    expect(codes()).toEqual([]);
    await wait(400);
    expect(codes()).toEqual(['500001']);
    await wait(2000);
    expect(location.search).toBe('?q=500001');
  });

  it('Clear empties field, results and URL, and stops a search under way', async () => {
    show();
    type('110001');
    fireEvent.click(search());
    await wait(1000);
    fireEvent.click(search());
    await wait(500);
    fireEvent.click(button(t('Tool.clear')));
    expect([field(), status()].map((element) => element?.textContent)).toEqual(['', '']);
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(location.href).toMatch(/\/tools\/pin-finder$/);
    await wait(2000);
    expect(codes()).toEqual([]);
  });

  it.each(PIN_RECORDS)(
    '$pincode is popular: one press fills the field and searches for it, whatever the mode',
    async ({ pincode, city }) => {
      show();
      by('location');
      fireEvent.click(button(`${pincode} ${city[locale]}`));
      expect(field()).toHaveValue(pincode);
      expect(screen.getByRole('radio', { name: t('Pin.pincode') })).toBeChecked();
      expect(status()).toHaveTextContent(t('Pin.searching'));
      await wait(1000);
      expect(codes()).toEqual([pincode]);
      expect(location.search).toBe(`?q=${pincode}`);
    },
  );

  it('shows what the URL asks for at once', async () => {
    show({ query: '001', mode: 'pincode', shown: 20 });
    expect(codes()).toEqual(PIN_RECORDS.map(({ pincode }) => pincode));
    expect(field()).toHaveValue('001');
  });

  it('ignores an aborted search', async () => {
    const { unmount } = show();
    type('110001');
    fireEvent.click(search());
    unmount();
    await wait(2000);
    expect(location.search).toBe('');
  });

  it('draws form and results on the server, the button open for browsers without a script', async () => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(words[locale], '/tools/pin-finder')}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <PinFinder own={OWN} initial={BLANK} answer={null} popular={popularIn(locale)} note="" />
      </NextIntlClientProvider>,
    );
    expect(html).toContain(t('Pin.popular'));
    expect(html).not.toMatch(/disabled=""/);
  });
});
