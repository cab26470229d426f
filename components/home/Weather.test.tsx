import { fireEvent, screen, within } from '@testing-library/react';
import { hydrateInLocale, renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { Weather } from './Weather';

const CITIES = {
  en: [
    'Bhopal',
    'Indore',
    'Jabalpur',
    'Gwalior',
    'Ujjain',
    'Sagar',
    'Dewas',
    'Ratlam',
    'Khandwa',
    'Burhanpur',
  ],
  hi: ['भोपाल', 'इंदौर', 'जबलपुर', 'ग्वालियर', 'उज्जैन', 'सागर', 'देवास', 'रतलाम', 'खंडवा', 'बुरहानपुर'],
} as const;
// NOW is a Friday.
const DAYS = {
  en: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue'],
  hi: ['शुक्र', 'शनि', 'रवि', 'सोम', 'मंगल'],
} as const;

describe.each(['en', 'hi'] as const)('the weather in %s', (locale) => {
  const t = speak(locale);
  const list = (name: string) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem');
  const others = () =>
    within(screen.getByRole('list', { name: t('Weather.otherCities') })).getAllByRole('button');
  const chosen = () => screen.getByRole('status');
  const open = (city?: string | string[]) =>
    renderInLocale(<Weather now={NOW} requestedCity={city} />, locale);

  it('offers ten cities', () => {
    open();
    const options = within(screen.getByRole('combobox', { name: t('Weather.city') })).getAllByRole(
      'option',
    );
    expect(options.map(({ textContent }) => textContent)).toEqual(CITIES[locale]);
  });

  it('starts with Bhopal: temperature, condition, humidity, wind', () => {
    open();
    expect(chosen()).toHaveTextContent(CITIES[locale][0]);
    expect(chosen()).toHaveTextContent(t('Weather.temp', { degrees: 24 }));
    expect(chosen()).toHaveTextContent(t('Weather.tempSpoken', { degrees: 24 }));
    expect(chosen()).toHaveTextContent(t('Weather.partly-cloudy'));
    expect(chosen()).toHaveTextContent(t('Weather.humidityValue', { percent: 58 }));
    expect(chosen()).toHaveTextContent(t('Weather.windValue', { speed: 12 }));
  });

  it('is of the city chosen before the page’s scripts ran', () => {
    const cities = () => screen.getByRole('combobox', { name: t('Weather.city') });
    hydrateInLocale(
      <Weather now={NOW} />,
      () => void Object.assign(cities(), { value: 'indore' }),
      locale,
    );
    expect(chosen()).toHaveTextContent(CITIES[locale][1]);
    expect(cities()).toHaveDisplayValue(CITIES[locale][1]);
  });

  it('has five days, from today', () => {
    open();
    const days = list(t('Weather.forecastOf', { city: CITIES[locale][0] })).map(
      (day) => day.textContent ?? '',
    );
    expect(days.map((text, at) => text.startsWith(DAYS[locale][at] ?? '?'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(days[4]).toContain(t('Weather.degrees', { degrees: 25 }));
  });

  it('lists the first five other cities', () => {
    open();
    expect(
      others().map((button, at) => button.textContent?.startsWith(CITIES[locale][at + 1] ?? '?')),
    ).toEqual([true, true, true, true, true]);
  });

  it('changes by the list', () => {
    open();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'sagar' } });
    expect(chosen()).toHaveTextContent(CITIES[locale][5]);
    expect(chosen()).toHaveTextContent(t('Weather.stormy'));
    expect(list(t('Weather.forecastOf', { city: CITIES[locale][0] }))[0]).toHaveTextContent(
      t('Weather.degrees', { degrees: 24 }),
    );
    expect(screen.getByText(t('Weather.forecastOf', { city: CITIES[locale][0] }))).toBeVisible();
  });

  it('names a city whose forecast is its own', () => {
    open();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ujjain' } });
    expect(list(t('Weather.forecastOf', { city: CITIES[locale][4] }))[0]).toHaveTextContent(
      t('Weather.degrees', { degrees: 25 }),
    );
  });

  it('says that its figures are a sample', () => {
    open();
    expect(screen.getByText(t('Story.sample'))).toBeVisible();
  });

  it('changes by a click on another city, which gives its place to the one before', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: new RegExp(CITIES[locale][2]) }));
    expect(chosen()).toHaveTextContent(t('Weather.temp', { degrees: 21 }));
    expect(screen.getByRole('combobox')).toHaveValue('jabalpur');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(others().map(({ textContent }) => textContent)[0]).toContain(CITIES[locale][0]);
    expect(others()).toHaveLength(5);
  });

  it.each([
    ['sagar', 5],
    ['atlantis', 0],
    ['__proto__', 0],
    ['', 0],
    [['sagar', 'dewas'], 0],
  ] as const)('opens for %j in the URL with city %d', (city, index) => {
    open(typeof city === 'object' ? [...city] : city);
    expect(chosen()).toHaveTextContent(CITIES[locale][index]);
    expect(screen.getByRole('combobox')).toHaveDisplayValue(CITIES[locale][index]);
  });

  it('asks the server without JavaScript, by the list and by each other city', () => {
    open();
    const home = { en: '/', hi: '/hi' }[locale];
    const [list, another] = [
      screen.getByRole('combobox'),
      screen.getByRole('button', { name: new RegExp(CITIES[locale][2]) }),
    ].map((control) => control.closest('form'));
    expect([list?.getAttribute('action'), another?.getAttribute('action')]).toEqual([
      `${home}#weather`,
      `${home}#weather`,
    ]);
    expect([...new FormData(list ?? undefined)]).toEqual([['city', 'bhopal']]);
    expect([
      ...new FormData(
        another ?? undefined,
        screen.getByRole('button', { name: new RegExp(CITIES[locale][2]) }),
      ),
    ]).toEqual([['city', 'jabalpur']]);
  });
});
