import { act, fireEvent, screen, within } from '@testing-library/react';
import { READINGS } from '#site/horoscope.mjs';
import { READ_SIGNS } from '@/lib/content/horoscope';
import { ZODIAC } from '@/lib/content/zodiac';
import { formatDate } from '@/lib/format/dates';
import { localPath } from '@/lib/i18n/language';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { HOROSCOPE_PATH } from '@/tools/shared/toolPaths';
import { HoroscopeTool } from './HoroscopeTool';
import { readingsIn } from './localizedReading';
import { SIGNS } from './signs';

const LUCKY = { aries: 7, taurus: 4, gemini: 5, cancer: 2, leo: 1, virgo: 6 } as const;
const PROSE = ['general', 'love', 'career', 'health', 'travel'] as const;

const back = () =>
  act(async () => {
    const moved = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await moved;
  });

describe.each(TESTED_LOCALES)('the horoscope in %s', (locale) => {
  const { Horoscope, Tool } = words[locale];
  const t = speak(locale);
  const own = localPath(HOROSCOPE_PATH, locale);
  const nameOf = (sign: keyof typeof SIGNS) => SIGNS[sign].name[locale];

  const open = (
    sign?: string | string[],
    born?: string | string[],
    search = typeof sign === 'string' ? `?sign=${sign}` : '',
  ) => {
    history.replaceState(null, '', own + search);
    renderInLocale(<HoroscopeTool requestedSign={sign} born={born} />, locale);
  };
  const tiles = () =>
    within(screen.getByRole('navigation', { name: Horoscope.chooseSign })).getAllByRole('link');
  const tile = (sign: keyof typeof SIGNS) =>
    within(screen.getByRole('navigation', { name: Horoscope.chooseSign })).getByRole('link', {
      name: new RegExp(nameOf(sign)),
    });
  const marked = () =>
    tiles()
      .filter((link) => link.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);
  const reading = (sign: keyof typeof SIGNS) => screen.getByRole('region', { name: nameOf(sign) });
  const find = (date: string) => {
    fireEvent.change(screen.getByLabelText(Horoscope.birthDate), { target: { value: date } });
    fireEvent.click(screen.getByRole('button', { name: Horoscope.find }));
  };

  it('offers six signs, each a link', () => {
    open();
    expect(tiles().map((link) => link.getAttribute('href'))).toEqual(
      READ_SIGNS.map((sign, at) => (at === 0 ? own : `${own}?sign=${sign}`)),
    );
    expect(marked()).toEqual([expect.stringContaining(nameOf('aries'))]);
  });

  it.each(READ_SIGNS)('shows all of %s', (sign) => {
    const { mood, luckyColor, compatibility, ...today } = READINGS[sign];
    open(sign);
    const panel = reading(sign);
    expect(
      within(panel)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      Horoscope.mood,
      Horoscope.luckyNumber,
      Horoscope.luckyColor,
      Horoscope.compatibility,
    ]);
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([mood[locale], String(LUCKY[sign]), luckyColor[locale], nameOf(compatibility)]);
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(PROSE.map((part) => Horoscope[part]));
    expect(PROSE.filter((part) => !panel.textContent?.includes(today[part][locale]))).toEqual([]);
    expect(panel).toHaveTextContent(SIGNS[sign].symbol);
    expect(panel).toHaveTextContent(Horoscope[SIGNS[sign].element]);
  });

  it('changes by a tile: announced, marked, kept in the URL, undone by Back', async () => {
    open();
    fireEvent.click(tile('leo'));
    expect(location.pathname + location.search).toBe(`${own}?sign=leo`);
    expect(marked()).toEqual([expect.stringContaining(nameOf('leo'))]);
    expect(reading('leo')).toHaveTextContent(READINGS.leo.general[locale]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      nameOf('leo'),
    );
    await back();
    expect(reading('aries')).toBeVisible();
  });

  it('leads to the compatible sign in place, and leaves a click for a new tab to the browser', () => {
    open('taurus');
    const link = within(reading('taurus')).getByRole('link', { name: nameOf('virgo') });
    expect(link).toHaveAttribute('href', `${own}?sign=virgo`);
    addEventListener('click', (event) => event.preventDefault(), { once: true }); // there is no other tab here
    fireEvent.click(link, { ctrlKey: true });
    expect(reading('taurus')).toBeVisible();
    fireEvent.click(link);
    expect(reading('virgo')).toBeVisible();
  });

  it.each<[string, string | string[] | undefined, string]>([
    ['not here', 'libra', '?sign=libra'],
    ['empty', '', '?sign='],
    ['given twice', ['leo', 'virgo'], '?sign=leo&sign=virgo'],
    ['hostile', '__proto__', '?sign=__proto__'],
  ])('takes a sign that is %s for the first', (_, sign, search) => {
    open(sign, undefined, search);
    expect(reading('aries')).toBeVisible();
  });

  it('sets the date shown by Refresh, and changes nothing else', async () => {
    fakeFetch().mockResolvedValue(reply(readingsIn(locale)));
    jest.useFakeTimers({ now: NOW });
    open('gemini');
    const dated = (moment: number) =>
      t('Tool.updated', { date: formatDate(moment, 'long', locale) });
    const date = screen.getByText(dated(Date.parse('2024-01-15T00:00:00+05:30')));
    const text = () => reading('gemini').textContent?.replace(date.textContent ?? '', '');
    const before = text();
    fireEvent.click(screen.getByRole('button', { name: Tool.refresh }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(date).toHaveTextContent(dated(NOW));
    expect(text()).toBe(before);
    expect(reading('gemini')).toContainElement(date);
  });

  it('says that it is for entertainment', () => {
    open();
    expect(screen.getByText(Horoscope.entertainment)).toBeVisible();
  });

  it('finds a sign by a date of birth and leads to its horoscope', () => {
    open();
    find('1996-05-04');
    expect(
      screen.getByRole('link', { name: t('Horoscope.read', { sign: nameOf('taurus') }) }),
    ).toHaveAttribute('href', `${own}?sign=taurus#reading`);
    expect(screen.queryByText(Horoscope.edge)).toBeNull();
    expect(location.search).toBe(''); // a date of birth stays out of the URL
    find('1990-08-22');
    expect(
      screen.getByRole('link', { name: t('Horoscope.read', { sign: nameOf('leo') }) }),
    ).toBeVisible();
    expect(screen.getByText(Horoscope.edge)).toBeVisible();
  });

  it('says which sign it is where there is no horoscope', () => {
    open();
    find('2000-02-29');
    expect(screen.getByText(t('Horoscope.notYet', { sign: nameOf('pisces') }))).toBeVisible();
    expect(
      screen.queryByRole('link', { name: t('Horoscope.read', { sign: nameOf('pisces') }) }),
    ).toBeNull();
  });

  it('asks for a date, and says nothing before it is sign', () => {
    open();
    expect(screen.queryByText(Horoscope.noDate)).toBeNull();
    find('');
    expect(screen.getByText(Horoscope.noDate)).toBeVisible();
    expect(screen.getByLabelText(Horoscope.birthDate)).toBeInvalid();
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveAccessibleDescription(
      `${Horoscope.noDate} ${Horoscope.birthHint}`,
    );
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveFocus();
    find('1996-05-04');
    expect(screen.queryByText(Horoscope.noDate)).toBeNull();
    expect(screen.getByLabelText(Horoscope.birthDate)).toBeValid();
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveAccessibleDescription(
      Horoscope.birthHint,
    );
  });

  it('answers a form that was sent without JavaScript', () => {
    open('leo', '1996-01-19');
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveValue('1996-01-19');
    expect(screen.getByText(t('Horoscope.notYet', { sign: nameOf('capricorn') }))).toBeVisible();
    expect(reading('leo')).toBeVisible();
    expect(document.querySelector('input[name=sign]')).toHaveValue('leo');
  });

  it.each([['rubbish'], ['1995-02-29'], ['']])('takes “%s” in the URL for no date', (born) => {
    open(undefined, born);
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveAccessibleDescription(
      expect.stringContaining(Horoscope.noDate),
    );
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveValue('');
  });

  it('takes the date of birth out of the URL, and keeps the sign', () => {
    history.replaceState(null, '', '/tools/horoscope?sign=leo&born=1996-01-19');
    open('leo', '1996-01-19');
    expect(location.search).toBe('?sign=leo');
    expect(screen.getByLabelText(Horoscope.birthDate)).toHaveValue('1996-01-19');
  });

  it('does not answer a date that the URL has twice', () => {
    open(undefined, ['1996-01-19', '1996-01-20']);
    expect(screen.queryByText(Horoscope.noDate)).toBeNull();
    expect(screen.queryByText(Horoscope.yourSign)).toBeNull();
  });

  it('lists the twelve signs with dates and elements; those read lead to their horoscopes', () => {
    open();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      ZODIAC.map(({ id }) => expect.stringContaining(nameOf(id))),
    );
    expect(
      rows.flatMap((row) =>
        within(row)
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ),
    ).toEqual(
      READ_SIGNS.map((sign, at) => (at === 0 ? `${own}#reading` : `${own}?sign=${sign}#reading`)),
    );
    expect(screen.getAllByText(Horoscope.notHere)).toHaveLength(ZODIAC.length - READ_SIGNS.length);
    expect(rows[9]).toHaveTextContent(
      { en: '22 December to 19 January', hi: '22 दिसंबर से 19 जनवरी' }[locale],
    );
  });
});
