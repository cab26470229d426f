import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { downPage } from './starter';

const product = readFileSync(join(__dirname, '../../deploy/nginx/down.html'), 'utf8');

it('is the product’s in English and Hindi', () => {
  expect(
    downPage(product, [
      ['hi', 'हिंदी'],
      ['en', 'English'],
    ]),
  ).toBe(product);
});

it('has no Hindi where the site has none, and asks for what the product does not speak', () => {
  const page = downPage(product, [
    ['ta', 'தமிழ்'],
    ['en', 'English'],
  ]);
  expect(page).not.toMatch(/\p{Script=Devanagari}/u);
  expect(page).toContain('<title>Back soon</title>');
  expect(page).toContain(
    '<p lang="ta">TODO: a sentence in தமிழ்: this page reloads in 30 seconds</p>\n  </body>',
  );
});
