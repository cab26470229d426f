import { nameIn } from './nameIn';

it.each([
  ['stock-market', 'शेयर बाज़ार'],
  ['Stock Market', 'शेयर बाज़ार'],
  ['Rivers & lakes', 'Rivers & lakes'],
  ['constructor', 'constructor'],
])('%s is called %s', (name, expected) => {
  expect(nameIn({ stockmarket: 'शेयर बाज़ार' }, name)).toBe(expected);
});
