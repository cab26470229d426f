import { join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { readSite } from '@/scripts/site/readSite';
import { languageModules } from './textModules';

function read(given: object) {
  const found = readSite(
    { ...site, ...given },
    { path: join(__dirname, '../../lib/testing/testSite'), name: 'my' },
  );
  if ('faults' in found) throw new Error(found.faults.join());
  return found.configuration;
}

it('in another currency no text speaks of rupees', () => {
  const { messages } = read({ currency: 'NPR' });
  const { en, hi } = messages;
  expect(en?.Fuel).toMatchObject({ allCaption: 'NPR per litre, with the change below' });
  // "In your money" in Hindi is said by the word for a hundredth of a rupee.
  expect(JSON.stringify(en)).not.toMatch(/₹|rupee|paisa|\{currency\}/i);
  expect(JSON.stringify(hi)).not.toMatch(/₹|रुपय|\{currency\}/);
  expect(en).not.toHaveProperty('OtherCurrency');
});

it('in rupees all texts are as before', () => {
  const { messages } = read({});
  expect(messages.en?.Fuel).toMatchObject({
    allCaption: 'Rupees per litre, with the change below',
  });
  expect(messages.en).not.toHaveProperty('OtherCurrency');
});

it.each([
  [{}, /MONEY = \{\s*"style": "currency",\s*"currency": "INR"\s*\}/, String.raw`"₹|rs\\.?|inr"`],
  [
    { currency: 'NPR' },
    /"currency": "NPR",\s*"currencyDisplay": "narrowSymbol"/,
    String.raw`"₹|rs\\.?|npr"`,
  ],
  [{ currency: 'USD' }, /"currency": "USD"/, '"\\\\$|usd"'],
])('of %j scripts know how it is written', (given, money, marks) => {
  const { '.site/currency.mjs': module } = languageModules(read(given));
  expect(module).toMatch(money);
  expect(module).toContain(`MARKS = ${marks}`);
});
