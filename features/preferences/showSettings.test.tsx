import { act, screen } from '@testing-library/react';
import { laterWords, pageLocale } from '@/lib/browser/laterWords';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { speak, words } from '@/lib/testing/renderInLocale';
import { place } from './placeRecord';
import { showPlaceChoice, showSettings } from './showSettings';

jest.mock('@/lib/browser/laterWords', () => ({ laterWords: jest.fn(), pageLocale: jest.fn() }));

const close = speak('en')('Settings.close');

/** The front page's button of the settings, and its block of a state. */
const page = (own: string) => `<main><button>Settings</button>${own}</main>`;
const OWN =
  '<section data-place="madhya-pradesh"><button data-later="place">Change</button></section>';

beforeEach(() => {
  jest.mocked(pageLocale).mockReturnValue('en');
  jest.mocked(laterWords).mockResolvedValue(words.en);
  fakeFetch().mockResolvedValue(reply({ error: 'no' }, 502));
  place.forget();
  document.body.innerHTML = page(OWN);
});

it.each([
  ['settings', 'Settings', showSettings],
  ['choice of a place', 'Change', showPlaceChoice],
])('the %s give the focus back to the button that opened them', async (_, name, show) => {
  screen.getByRole('button', { name }).focus();
  await act(show);
  await act(async () => screen.getByRole('button', { name: close }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

it('gives it to the control of the block that came in place of the opener’s', async () => {
  screen.getByRole('button', { name: 'Change' }).focus();
  await act(showPlaceChoice);
  const before = document.querySelector<HTMLElement>('[data-place]');
  before?.insertAdjacentHTML('afterend', OWN.replace('Change', 'Change again'));
  before?.setAttribute('hidden', '');
  await act(async () => screen.getByRole('button', { name: close }).click());
  expect(screen.getByRole('button', { name: 'Change again' })).toHaveFocus();
});
