import { render } from '@testing-library/react';
import { NOW } from '@/lib/testing/samples';
import { KeptChrome } from './KeptChrome.island';

jest.mock('@/components/chrome/chromeMarkup', () => jest.requireActual('./noChromeMarkup'));

const PROPS = {
  part: 'header',
  locale: 'en',
  path: '/',
  url: '/',
  now: NOW,
  updatedAt: null,
} as const;

it('takes the server’s markup as it stands, and again when the page is rendered anew', () => {
  document.body.innerHTML = '<main><div id="header" class="contents"><p>Kept</p></div></main>';
  const container = document.body.firstElementChild ?? document.body;
  const given = container.querySelector('p');
  render(<KeptChrome {...PROPS} />, { container, hydrate: true });
  expect(container.querySelector('p')).toBe(given);

  const { container: anew } = render(<KeptChrome {...PROPS} />);
  expect(anew.textContent).toBe('Kept');
});
