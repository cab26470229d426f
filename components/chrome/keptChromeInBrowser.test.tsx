import { render } from '@testing-library/react';
import { NOW } from '@/lib/testing/samples';
import { KeptHeader } from './KeptChrome.island';

jest.mock('@/components/chrome/chromeMarkup', () => jest.requireActual('./noChromeMarkup'));

const PROPS = { locale: 'en', path: '/', url: '/', now: NOW, updatedAt: null } as const;

it('takes the server’s markup as it stands, and again when the page is rendered anew', () => {
  document.body.innerHTML = '<div><header data-chrome="header"><p>Kept</p></header></div>';
  const container = document.body.firstElementChild ?? document.body;
  const given = container.querySelector('p');
  render(<KeptHeader {...PROPS} />, { container, hydrate: true });
  expect(container.querySelector('p')).toBe(given);

  const { container: anew } = render(<KeptHeader {...PROPS} />);
  expect(anew.textContent).toBe('Kept');
});
