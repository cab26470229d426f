import { fireEvent, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { TIME_ZONE } from '@/lib/i18n/language';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { toolMessages } from '@/tools/shared/ToolFrame';
import { BmiCalculator } from './BmiCalculator.island';
import { BMI_DEFAULTS, type BmiInputs } from './bmi';

const OWN = '/tools/bmi-calculator';

beforeEach(() => {
  history.replaceState(null, '', OWN);
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const show = (inputs: Partial<BmiInputs> = {}, showResult = false) =>
    renderInLocale(
      <BmiCalculator own={OWN} inputs={{ ...BMI_DEFAULTS, ...inputs }} showResult={showResult} />,
      locale,
    );
  const [weight, height] = [
    () => screen.getAllByRole('textbox')[0],
    () => screen.getAllByRole('textbox')[1],
  ];
  const unit = (of: 'weightUnit' | 'heightUnit') =>
    screen.getByRole('combobox', { name: t(`Bmi.${of}`) });
  const type = (field: HTMLElement | undefined, value: string) =>
    fireEvent.change(field ?? document.body, { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const calculate = () => press(t('Bmi.calculate'));
  const result = () => screen.getByRole('status');
  const form = () => {
    const sent = new FormData(weight()?.closest('form') ?? undefined);
    return ['w', 'wu', 'h', 'hu'].map((name) => sent.get(name));
  };

  it.each([
    ['1.7', '170'],
    ['१.६५', '165'],
  ])('a height of %s cm says that it is one in metres', (typed, cm) => {
    show();
    type(height(), typed);
    expect(height()).toHaveAccessibleDescription(t('Bmi.metres', { typed, cm }));
    type(height(), '170');
    expect(height()).not.toHaveAccessibleDescription();
  });

  it.each([
    ['70', '1.7', '2,42,214.5'],
    ['70', '5.7', '21,545.1'],
    ['700', '170', '242.2'],
  ])('concludes nothing from %s kg at %s cm, hardly an adult’s', (kg, cm, figure) => {
    show({ weight: kg, height: cm });
    calculate();
    expect(result()).toHaveTextContent(figure);
    expect(result()).toHaveTextContent(t('Bmi.obese'));
    expect(result()).not.toHaveTextContent(t('Bmi.indian', { category: 'obese' }));
    expect(screen.queryByRole('img')).toBeNull();
    type(weight(), '70');
    type(height(), '170');
    expect(result()).toHaveTextContent(t('Bmi.normal'));
  });

  it.each([
    ['weight', '72,5', '72.5', 'kg'],
    ['height', '5 ft 7 in', '170.18', 'cm'],
    ['height', `5'7"`, '170.18', 'cm'],
  ] as const)('takes a %s of %s, and says what it took', (key, typed, value, unitName) => {
    show();
    const field = { weight, height }[key];
    type(field(), typed);
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription(`${value} ${t(`Bmi.${unitName}`)}`);
    expect(field()).toHaveValue(typed);
  });

  it('names the fields that a result lacks', () => {
    const weightName = t('Bmi.weight', { unit: t('Bmi.kg') });
    const heightName = t('Bmi.height', { unit: t('Bmi.cm') });
    show({ weight: '', height: 'tall' });
    calculate();
    expect(result()).toHaveTextContent(
      t('Bmi.missing', { fields: `${weightName}, ${heightName}` }),
    );
    type(weight(), '70');
    expect(result()).toHaveTextContent(t('Bmi.missing', { fields: heightName }));
    type(weight(), '0');
    expect(result()).toHaveTextContent(
      t('Bmi.missing', { fields: `${weightName}, ${heightName}` }),
    );
  });

  it('starts at 70 kg and 170 cm, with the empty state', () => {
    show();
    expect(form()).toEqual(['70', 'kg', '170', 'cm']);
    expect(weight()).toHaveAccessibleName(t('Bmi.weight', { unit: t('Bmi.kg') }));
    expect(height()).toHaveAccessibleName(t('Bmi.height', { unit: t('Bmi.cm') }));
    expect(result()).toHaveTextContent(
      {
        en: 'Enter your weight and height to calculate BMI',
        hi: 'बीएमआई जानने के लिए वज़न और लंबाई भरें',
      }[locale],
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('gives 24.2 and normal for them, and the Indian view beside', () => {
    show();
    calculate();
    expect(result()).toHaveTextContent(
      `24.2 ${t('Bmi.normal')} ${t('Bmi.indian', { category: 'overweight' })}`,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(t('Bmi.gauge', { bmi: '24.2' }));
    expect(
      screen.getByText({ en: '53.5 to 72.2 kg', hi: '53.5 से 72.2 किग्रा' }[locale]),
    ).toBeVisible();
    expect(screen.getByText({ en: '16.6 kg less', hi: '16.6 किग्रा ऊपर' }[locale])).toBeVisible();
    expect(screen.getByText({ en: '2.3 kg more', hi: '2.3 किग्रा नीचे' }[locale])).toBeVisible();
  });

  it('is calculated by Enter too', () => {
    show();
    fireEvent.submit(weight() ?? document.body);
    expect(result()).toHaveTextContent('24.2');
  });

  it('follows the fields once calculated, and not before', () => {
    show();
    type(weight(), '50');
    expect(result()).not.toHaveTextContent('17.3');
    calculate();
    expect(result()).toHaveTextContent(`17.3 ${t('Bmi.underweight')}`);
    type(weight(), '80');
    expect(result()).toHaveTextContent(`27.7 ${t('Bmi.overweight')}`);
    type(weight(), '१००');
    expect(result()).toHaveTextContent(`34.6 ${t('Bmi.obese')}`);
  });

  it('a unit converts what is in its field', () => {
    show();
    type(unit('weightUnit'), 'lbs');
    expect(form()).toEqual(['154.3', 'lbs', '170', 'cm']);
    expect(weight()).toHaveAccessibleName(t('Bmi.weight', { unit: t('Bmi.lbs') }));
    type(unit('heightUnit'), 'ft');
    expect(form()).toEqual(['154.3', 'lbs', '5.6', 'ft']);
    calculate();
    expect(result()).toHaveTextContent('24.0');
    expect(
      screen.getByText({ en: '118.9 to 160.5 lbs', hi: '118.9 से 160.5 पौंड' }[locale]),
    ).toBeVisible();
    type(unit('heightUnit'), 'cm');
    type(unit('weightUnit'), 'kg');
    expect(form()).toEqual(['70.0', 'kg', '171', 'cm']);
    expect(result()).toHaveTextContent('23.9');
  });

  it('tells decimal feet in feet and inches', () => {
    show({ height: '5.6', heightUnit: 'ft' });
    expect(height()).toHaveAccessibleDescription(
      t('Bmi.feetAndInches', { feet: '5.6', whole: '5', inches: '7' }),
    );
    type(height(), '0.0000001');
    expect(height()).toHaveAccessibleDescription(
      expect.stringContaining(
        t('Bmi.feetAndInches', { feet: '0.0000001', whole: '0', inches: '0' }),
      ),
    );
    type(height(), '');
    expect(height()).toHaveAccessibleDescription(t('Bmi.decimalFeet'));
    type(unit('heightUnit'), 'cm');
    expect(form()).toEqual(['70', 'kg', '', 'cm']);
    expect(height()).not.toHaveAccessibleDescription();
  });

  it.each([
    ['', 'Tool.problem.blank'],
    ['0', 'Tool.problem.positive'],
    ['-170', 'Tool.problem.positive'],
    ['tall', 'Tool.problem.notNumber'],
    ['0.00000000001', 'Bmi.impossible'],
    ['9'.repeat(200), 'Bmi.impossible'],
  ] as const)('shows a dash for a height of %j and says at the field why', (typed, message) => {
    show();
    calculate();
    type(height(), typed);
    expect(within(result()).getByText('—')).toBeVisible();
    expect(result()).toHaveTextContent(t('Bmi.none'));
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|∞/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(height()).toHaveValue(typed);
    expect(screen.queryByRole('img')).toBeNull();
    expect(height()).toBeInvalid();
    expect(height()).toHaveAccessibleDescription(t(message));
    expect(weight()).toBeValid();
  });

  it.each([
    ['height', '50', '280.0'],
    ['height', '251', '11.1'],
    ['weight', '24', '8.3'],
  ] as const)('remarks on a %s of %s, and works it out all the same', (key, typed, bmi) => {
    show();
    const field = { height, weight }[key];
    expect(field()).not.toHaveAccessibleDescription(expect.stringContaining(t('Bmi.outside')));
    type(field(), typed);
    expect(field()).toHaveAccessibleDescription(t('Bmi.outside'));
    expect(field()).toBeValid();
    calculate();
    expect(result()).toHaveTextContent(bmi);
  });

  it.each([
    ['abc', 'Tool.problem.notNumber'],
    ['-5', 'Tool.problem.positive'],
    ['9'.repeat(200), 'Bmi.impossible'],
  ] as const)('says at the weight why %j is of no use, before Calculate too', (typed, message) => {
    show();
    type(weight(), typed);
    expect(weight()).toBeInvalid();
    expect(weight()).toHaveAccessibleDescription(t(message));
    expect(height()).toBeValid();
  });

  it('complains of a blank field only once a result is asked for, and leads to it', () => {
    show();
    type(height(), '');
    expect(height()).toBeValid();
    calculate();
    expect(height()).toBeInvalid();
    expect(height()).toHaveFocus();
  });

  it('converts a weight once, though the choice of its unit is reported twice', () => {
    show();
    type(unit('weightUnit'), 'lbs');
    type(unit('weightUnit'), 'lbs');
    expect(form()).toEqual(['154.3', 'lbs', '170', 'cm']);
  });

  it('Clear goes back to 70 kg and 170 cm and hides the result', () => {
    history.replaceState(null, '', `${OWN}?w=150&wu=lbs`);
    show({ weight: '150', weightUnit: 'lbs', height: '6', heightUnit: 'ft' }, true);
    expect(result()).toHaveTextContent('20.3');
    press(t('Tool.clear'));
    expect(form()).toEqual(['70', 'kg', '170', 'cm']);
    expect(result()).toHaveTextContent(t('Bmi.empty'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(location.search).toBe('');
  });

  it('puts no weight into the URL', () => {
    show({ weight: '91' });
    calculate();
    expect(location.href).toMatch(/\/tools\/bmi-calculator$/);
  });

  it('takes out of the URL what a form sent before the script came, and keeps the rest', () => {
    history.replaceState({ kept: 1 }, '', `${OWN}?w=91&wu=kg&h=170&hu=cm&show=1&utm_source=x`);
    show({ weight: '91' }, true);
    expect([location.search, history.state]).toEqual(['?utm_source=x', { kept: 1 }]);
    expect(form()).toEqual(['91', 'kg', '170', 'cm']);
  });

  it('draws the form, and the result that the URL asks for, on the server', () => {
    const html = renderToString(
      <NextIntlClientProvider
        locale={locale}
        messages={toolMessages(words[locale], '/tools/bmi-calculator')}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <BmiCalculator own={OWN} inputs={BMI_DEFAULTS} showResult />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('24.2');
    expect(html).toMatch(/name="show" value="1"/);
  });
});
