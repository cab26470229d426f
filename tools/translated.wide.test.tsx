import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { NewStoriesButton } from '@/components/home/PolledBlock';
import { emiProps } from '@/lib/testing/loans';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { NOW } from '@/lib/testing/samples';
import { translatePage } from '@/lib/testing/translatePage';
import { AqiTool } from '@/tools/aqi/AqiTool';
import { BmiCalculator } from '@/tools/bmi/BmiCalculator.island';
import { BMI_DEFAULTS } from '@/tools/bmi/bmi';
import { EmiCalculator } from '@/tools/emi/EmiCalculator.island';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { HoroscopeTool } from '@/tools/horoscope/HoroscopeTool';
import { MetalRates } from '@/tools/metals/MetalRates';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const t = speak('en');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => jest.useRealTimers());

const box = (at: number) => screen.getAllByRole('textbox')[at] ?? document.body;
const type = (at: number, value: string) => () => fireEvent.change(box(at), { target: { value } });
/** The link of an address, whose words may be translated. */
const choose = (query: string) => () =>
  fireEvent.click(document.querySelector(`a[href*="${query}"]`) ?? document.body);
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body);
const check = (at: number) => () =>
  fireEvent.click(document.querySelectorAll('input[type=radio]')[at] ?? document.body);

/** What a tool says after each step, with a translator at work or without. */
function said(
  page: ReactElement,
  path: string,
  steps: readonly (() => void)[],
  translate: () => void,
) {
  history.replaceState(null, '', path);
  renderInLocale(page, 'en');
  const texts = steps.map((step) => {
    translate();
    step();
    return document.body.textContent;
  });
  cleanup();
  return texts;
}

it.each<[string, ReactElement, string, (() => void)[]]>([
  [
    'EMI',
    <EmiCalculator key="emi" {...emiProps('en')} />,
    '/tools/emi-calculator',
    [
      type(0, '500000'),
      submit,
      type(0, '2500000'),
      type(1, '9'),
      submit,
      type(0, '100000'),
      submit,
    ],
  ],
  [
    'BMI',
    <BmiCalculator key="bmi" own="/tools/bmi-calculator" inputs={BMI_DEFAULTS} showResult />,
    '/tools/bmi-calculator',
    [type(0, '80'), submit, type(0, '50'), submit],
  ],
  [
    'fuel prices',
    <FuelPrices key="fuel" query={{}} />,
    '/tools/fuel-prices',
    [
      choose('city=delhi'),
      type(0, '500'),
      type(1, '7'),
      type(2, '120'),
      check(1),
      choose('city=mumbai'),
    ],
  ],
  [
    'metal rates',
    <MetalRates key="metals" query={{}} />,
    '/tools/metal-rates',
    [choose('city=chennai'), type(0, '12'), check(1), type(0, '20'), choose('city=delhi')],
  ],
  [
    'air quality',
    <AqiTool key="aqi" requestedCity={undefined} />,
    '/tools/aqi-checker',
    [choose('city=mumbai'), choose('city=kolkata')],
  ],
  [
    'horoscope',
    <HoroscopeTool key="horoscope" requestedSign={undefined} born={undefined} />,
    '/tools/horoscope',
    [choose('sign=taurus'), choose('sign=leo')],
  ],
])('%s shows each result in a page that is translated', (_, page, path, steps) => {
  const plain = said(page, path, steps, () => {});
  expect(new Set(plain).size).toBeGreaterThan(1);
  expect(said(page, path, steps, translatePage)).toEqual(plain);
});

it('new stories are counted in a page that is translated', () => {
  const { rerender } = renderInLocale(
    <NewStoriesButton pendingCount={1} onReveal={() => {}} />,
    'en',
  );
  translatePage();
  rerender(<NewStoriesButton pendingCount={3} onReveal={() => {}} />);
  expect(screen.getByRole('button')).toHaveTextContent(t('Home.newStories', { count: 3 }));
});
