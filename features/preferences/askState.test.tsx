import { fireEvent, screen } from '@testing-library/react';
import { AskState } from '@/components/home/AskState';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { APPEARANCE_SCRIPT } from './appearanceScript';
import { answerState, dismissState, otherState } from './askState';
import { place } from './placeRecord';

const showPlaceChoice = jest.fn();
jest.mock('./showSettings', () => ({ showPlaceChoice: async () => showPlaceChoice() }));
jest.mock('./followPlace', () => ({ followChoice: jest.fn() }));

const { dataset } = document.documentElement;
/** Whether the next page asks, as it says before its first paint. */
const asksAgain = () => {
  delete dataset.asked;
  void Reflect.construct(Function, [APPEARANCE_SCRIPT])();
  return dataset.asked === undefined;
};

beforeEach(() => {
  localStorage.clear();
  place.forget();
  delete dataset.asked;
});

describe.each(TESTED_LOCALES)('the question for the state in %s', (locale) => {
  const t = speak(locale);
  const guess = { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' }[locale];
  const press = (name: string, act: (button: HTMLElement) => unknown) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    return act(button);
  };
  const show = () =>
    renderInLocale(
      <>
        <AskState />
        <section aria-labelledby="breaking">
          <a href="/india">More</a>
        </section>
      </>,
      locale,
    );

  it('stays until it has an answer', () => {
    show();
    expect(screen.getByText(t('AskState.question'))).toBeVisible();
    expect(asksAgain()).toBe(true);
  });

  it('is answered by one tap, says so in its place, and does not come again', () => {
    place.write({ state: null, city: 'indore' });
    show();
    press(guess, answerState);
    expect(place.read()).toEqual({ state: 'madhya-pradesh', city: 'indore' });
    expect(screen.getByRole('status')).toHaveTextContent(t('AskState.done', { state: guess }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button', { name: t('AskState.dismiss') })).toHaveFocus();
    expect(asksAgain()).toBe(false);
  });

  it('is dismissed for good, and hands the focus on', () => {
    show();
    press(t('AskState.dismiss'), dismissState);
    expect(dataset.asked).toBe('');
    expect(place.read()).toEqual({ state: null, city: null });
    expect(screen.getByRole('link', { name: 'More' })).toHaveFocus();
    expect(asksAgain()).toBe(false);
  });

  it('offers any other state, and goes once one is chosen', async () => {
    show();
    await press(t('AskState.other'), otherState);
    expect(showPlaceChoice).toHaveBeenCalled();
    expect(dataset.asked).toBeUndefined();
    place.write({ state: 'gujarat', city: null });
    expect(dataset.asked).toBe('');
    expect(asksAgain()).toBe(false);
  });
});
