import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ContactFields } from '@/components/company/ContactFields';
import { QuickContact } from '@/components/company/QuickContact';
import { Hero } from '@/components/home/Hero.island';
import { Weather } from '@/components/home/Weather';
import { BmiCalculator } from '@/components/tools/bmi/BmiCalculator.island';
import { EmiCalculator } from '@/components/tools/emi/EmiCalculator.island';
import { FuelPrices } from '@/components/tools/fuel/FuelPrices';
import { HoroscopeTool } from '@/components/tools/horoscope/HoroscopeTool';
import { MetalRates } from '@/components/tools/metals/MetalRates';
import { PinFinder } from '@/components/tools/pin/PinFinder.island';
import { ENTRY_KEY, restorePage, savePage } from '@/lib/browser/languageSwitch/pageState';
import type { Locale } from '@/lib/i18n/routing';
import { ok } from '@/lib/result';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { emiProps } from '@/lib/testing/loans';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { NOW, slide } from '@/lib/testing/samples';
import { BMI_DEFAULTS } from '@/lib/tools/bmi/bmi';

const [en, hi] = [speak('en'), speak('hi')];

/**
 * Opens the English page, does what a test does there, and opens its Hindi counterpart as the switch does.
 */
async function switchLanguage(page: (locale: Locale) => ReactElement, there: () => void) {
  renderInLocale(<main>{page('en')}</main>, 'en');
  there();
  savePage(location.pathname);
  cleanup();
  const entry = sessionStorage.getItem(ENTRY_KEY) ?? '';
  sessionStorage.clear();
  renderInLocale(<main>{page('hi')}</main>, 'hi');
  await act(() => restorePage(entry));
}

const type = (element: Element | null, value: string) =>
  fireEvent.change(element ?? document.body, { target: { value } });
const byId = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  history.replaceState(null, '', '/a-page');
  Element.prototype.scrollIntoView = jest.fn();
});

describe('what survives the switch of languages', () => {
  it('BMI: figures, units and the result, and nothing of them in the URL', async () => {
    await switchLanguage(
      () => <BmiCalculator own="/a-page" inputs={BMI_DEFAULTS} showResult={false} />,
      () => {
        fireEvent.change(screen.getByRole('combobox', { name: en('Bmi.weightUnit') }), {
          target: { value: 'lbs' },
        });
        type(byId('weight'), '200');
        press(en('Bmi.calculate'));
      },
    );
    expect([byId('weight')?.value, byId('height')?.value]).toEqual(['200', '170']);
    expect(screen.getByRole('combobox', { name: hi('Bmi.weightUnit') })).toHaveValue('lbs');
    expect(screen.getByRole('status')).toHaveTextContent('31.4');
    expect(location.href).toMatch(/\/a-page$/);
  });

  it('EMI: the loan, its result, the month it starts, what is unfolded and the prepayment', async () => {
    await switchLanguage(
      (locale) => <EmiCalculator {...emiProps(locale)} />,
      () => {
        type(byId('amount'), '5,00,000');
        press(en('Emi.calculate'));
        fireEvent.change(screen.getByRole('combobox', { name: en('Emi.firstMonth') }), {
          target: { value: '4' },
        });
        type(byId('extra'), '1000');
        const details = document.querySelector('details') ?? document.body;
        details.setAttribute('open', '');
        fireEvent(details, new Event('toggle'));
      },
    );
    expect(byId('amount')).toHaveValue('5,00,000');
    expect(screen.getByRole('combobox', { name: hi('Emi.firstMonth') })).toHaveValue('4');
    expect(byId('extra')).toHaveValue('1000');
    expect(screen.getByRole('table', { name: hi('Emi.comparison') })).toBeVisible();
    expect(screen.getByRole('table', { name: hi('Emi.byMonth') })).toBeVisible();
  });

  it('EMI: no result where none was asked for', async () => {
    await switchLanguage(
      (locale) => <EmiCalculator {...emiProps(locale)} />,
      () => type(byId('rate'), 'abc'),
    );
    expect(byId('rate')).toHaveValue('abc');
    expect(screen.getByText(hi('Emi.empty'))).toBeVisible();
  });

  it('contact: what was written', async () => {
    await switchLanguage(
      () => <ContactFields />,
      () => {
        type(byId('name'), 'Asha');
        type(byId('message'), 'नमस्ते');
      },
    );
    expect([byId('name')?.value, byId('message')?.value]).toEqual(['Asha', 'नमस्ते']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('advertising: the quick form', async () => {
    await switchLanguage(
      () => <QuickContact />,
      () => {
        type(byId('quick-email'), 'a@example.org');
        type(byId('quick-package'), 'radio');
      },
    );
    expect([byId('quick-email')?.value, byId('quick-package')?.value]).toEqual([
      'a@example.org',
      'radio',
    ]);
  });

  it('the weather’s city', async () => {
    await switchLanguage(
      () => <Weather now={NOW} />,
      () => type(screen.getByRole('combobox'), 'sagar'),
    );
    expect(screen.getByRole('combobox')).toHaveValue('sagar');
    expect(screen.getByRole('status')).toHaveTextContent('सागर');
  });

  it('the slide', async () => {
    fakeFetch().mockResolvedValue(reply([]));
    await switchLanguage(
      () => <Hero initial={ok(['a', 'b', 'c'].map((id) => slide({ id })))} />,
      () => press(en('Hero.showSlide', { number: '3', total: '3' })),
    );
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(
      hi('Hero.showSlide', { number: '3', total: '3' }),
    );
  });

  it('PIN finder: the mode and the text not yet searched for', async () => {
    await switchLanguage(
      () => (
        <PinFinder
          own="/a-page"
          initial={{ query: '', mode: 'pincode', shown: 20 }}
          answer={null}
          popular={[]}
        />
      ),
      () => {
        fireEvent.click(screen.getByRole('radio', { name: en('Pin.location') }));
        type(byId('pin-query'), 'Del');
      },
    );
    expect(screen.getByRole('radio', { name: hi('Pin.location') })).toBeChecked();
    expect(byId('pin-query')).toHaveValue('Del');
  });

  it.each([
    ['rupees', '1,000', 'litres', '10.65'],
    ['litres', '१०', 'rupees', '939.00'],
  ])(
    'fuel: %s as typed, the other field following; the fuel and the trip',
    async (typed, text, other, follows) => {
      await switchLanguage(
        () => <FuelPrices query={{}} />,
        () => {
          fireEvent.click(
            screen.getAllByRole('radio', { name: en('Fuel.diesel') })[0] ?? document.body,
          );
          type(byId(typed), text);
          type(byId('km'), '150');
        },
      );
      expect([byId(typed)?.value, byId(other)?.value, byId('km')?.value]).toEqual([
        text,
        follows,
        '150',
      ]);
      expect(
        screen
          .getAllByRole('radio', { name: hi('Fuel.diesel') })
          .map((radio) => radio.matches(':checked')),
      ).toEqual([true, false]);
      expect(byId(other)).not.toHaveAttribute('aria-invalid');
    },
  );

  it('metals: weight, unit and estimate', async () => {
    await switchLanguage(
      () => <MetalRates query={{}} />,
      () => {
        type(byId('weight'), '2');
        fireEvent.change(screen.getByRole('combobox', { name: en('Metals.unit') }), {
          target: { value: 'tola' },
        });
        type(byId('making'), '20');
      },
    );
    expect([byId('weight')?.value, byId('making')?.value]).toEqual(['2', '20']);
    expect(screen.getByRole('combobox', { name: hi('Metals.unit') })).toHaveValue('tola');
  });

  it('horoscope: the date of birth and the sign found', async () => {
    await switchLanguage(
      () => <HoroscopeTool requestedSign={undefined} born={undefined} />,
      () => {
        type(byId('born'), '1996-05-04');
        press(en('Horoscope.find'));
      },
    );
    expect(byId('born')).toHaveValue('1996-05-04');
    expect(screen.getByText(hi('Horoscope.yourSign'))).toBeVisible();
  });
});

it('a choice that is no longer offered changes nothing', async () => {
  renderInLocale(<Weather now={NOW} />, 'en');
  savePage(location.pathname);
  const entry = (sessionStorage.getItem(ENTRY_KEY) ?? '').replace('bhopal', 'atlantis');
  sessionStorage.clear();
  await act(() => restorePage(entry));
  expect(screen.getByRole('combobox')).toHaveValue('bhopal');
});
