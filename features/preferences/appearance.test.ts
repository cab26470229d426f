/** @jest-environment jsdom */

import { wipeRecords } from '@/lib/browser/deviceRecord';
import { STEPS, TEXT_SIZES, textSize, theme } from './appearanceRecords';
import { APPEARANCE_SCRIPT } from './appearanceScript';
import { followAppearance } from './applyAppearance';

const { documentElement: root, head } = document;
/** As the script in the page's head does, then as the page does once it is up: both come to the same. */
const SCRIPTS = {
  'before the first paint': () => void Reflect.construct(Function, [APPEARANCE_SCRIPT])(),
  'once the page is up': followAppearance,
};
const shown = () => [root.style.fontSize, root.dataset.theme];

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  delete root.dataset.theme;
});

describe.each(Object.entries(SCRIPTS))('size and colours %s', (_, apply) => {
  it('are the usual ones without a choice', () => {
    apply();
    expect(shown()).toEqual(['', undefined]);
  });

  it.each(STEPS.filter((step) => TEXT_SIZES[step] !== 100))('have the size of step %d', (step) => {
    textSize.write(step);
    apply();
    expect(root.style.fontSize).toBe(`${TEXT_SIZES[step]}%`);
  });

  it.each(['light', 'dark'] as const)('have the colours of %s', (chosen) => {
    theme.write(chosen);
    apply();
    expect(shown()).toEqual(['', chosen]);
  });

  it.each(['9', '-1', '1.5', '"length"', 'length', '{', 'null', '[3]x'])(
    'are of the usual size where %s is kept',
    (text) => {
      localStorage.setItem('n24:textSize', text);
      apply();
      expect(root.style.fontSize).toBe('');
    },
  );

  it.each(['{', '', '"sepia"', '7'])('have no colours of a choice where %s is kept', (text) => {
    localStorage.setItem('n24:theme', text);
    apply();
    expect(['light', 'dark']).not.toContain(root.dataset.theme);
  });

  it('are the usual ones where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    apply();
    blocked.mockRestore();
    expect(shown()).toEqual(['', undefined]);
  });
});

it('gives the browser’s bars the colour of the choice, until all is wiped', () => {
  head.innerHTML = ['light', 'dark']
    .map((name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="">`)
    .join('');
  const media = () =>
    [...document.querySelectorAll('meta')].map((bar) => bar.getAttribute('media'));
  theme.write('dark');
  followAppearance();
  expect(media()).toEqual(['not all', 'all']);
  wipeRecords();
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
