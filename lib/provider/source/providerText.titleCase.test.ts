import { titleCase } from './providerText';

it.each([
  ['kerala', 'Kerala'],
  ['tamil-nadu-politics', 'Tamil Nadu Politics'],
  ['real_estate', 'Real Estate'],
  ['jammu-and-kashmir', 'Jammu and Kashmir'],
  ['rivers & lakes', 'Rivers & Lakes'],
  ['film/tv', 'Film/Tv'],
  ["farmer's market", "Farmer's Market"],
  ['covid-19', 'Covid-19'],
  ['école', 'École'],
  ['IPL', 'IPL'],
  ['eCommerce', 'eCommerce'],
  ['Rivers & lakes', 'Rivers & lakes'],
  ['मध्य-प्रदेश', 'मध्य-प्रदेश'],
  ['केरल की राजनीति', 'केरल की राजनीति'],
  ['24', '24'],
  ['', ''],
])('%j is shown as %j', (name, expected) => {
  expect(titleCase(name)).toBe(expected);
});
