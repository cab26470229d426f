/** @jest-environment jsdom */

import { repeatLostPresses } from './repeatLostPresses';

const onPress = jest.fn();
/** How React stops what it cannot hydrate: at the document, before any element hears of it. */
const notYet = (event: Event) => event.stopPropagation();
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeAll(repeatLostPresses);

beforeEach(() => {
  jest.useFakeTimers();
  onPress.mockReset();
  document.body.innerHTML =
    '<button type="button"><b>Save</b></button><i>News</i><button type="submit">Send</button>';
  document.body.onclick = onPress;
  document.addEventListener('click', notYet, true);
});
afterEach(() => {
  document.removeEventListener('click', notYet, true);
  jest.useRealTimers();
});

/** React has hydrated all. */
const hydrate = () => document.removeEventListener('click', notYet, true);

it('a press that nobody hears comes again until it is heard, and then no more', () => {
  press('b');
  jest.advanceTimersByTime(1_000);
  expect(onPress).not.toHaveBeenCalled();
  hydrate();
  jest.advanceTimersByTime(1_000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('a press that is never heard is given up after half a minute, and the next one counts again', () => {
  press('b');
  jest.advanceTimersByTime(31_000);
  hydrate();
  jest.advanceTimersByTime(31_000);
  expect(onPress).not.toHaveBeenCalled();
  document.addEventListener('click', notYet, true);
  press('b');
  hydrate();
  jest.advanceTimersByTime(1_000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('a press that is heard is not repeated', () => {
  hydrate();
  press('b');
  jest.advanceTimersByTime(1_000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('two presses of an impatient reader count once', () => {
  press('b');
  press('b');
  hydrate();
  jest.advanceTimersByTime(1_000);
  expect(onPress).toHaveBeenCalledTimes(1);
});

it.each([
  ['what the browser does by itself', () => press('[type=submit]')],
  ['what is no button', () => press('i')],
  [
    'a button that is gone',
    () => {
      press('b');
      document.querySelector('button')?.remove();
    },
  ],
  [
    'what was stopped on purpose',
    () => {
      addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
      press('b');
    },
  ],
])('%s is not pressed again', (_name, act) => {
  act();
  hydrate();
  jest.advanceTimersByTime(1_000);
  expect(onPress).not.toHaveBeenCalled();
});
