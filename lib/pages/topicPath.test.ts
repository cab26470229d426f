import { categoryPath, hasSection, sectionOfTopic, topicPath } from './topicPath';

it.each([
  ['Technology', 'टेक्नोलॉजी', '/technology'],
  ['Cricket', 'क्रिकेट', '/sports/cricket'],
  ['ott', 'OTT', '/entertainment/ott'],
  ['politics', 'Politics', '/search?q=Politics'],
  [
    'politics',
    'राजनीति',
    '/search?q=%E0%A4%B0%E0%A4%BE%E0%A4%9C%E0%A4%A8%E0%A5%80%E0%A4%A4%E0%A4%BF',
  ],
  ['Rivers & lakes', 'Rivers & lakes', '/search?q=Rivers%20%26%20lakes'],
  ['', 'Nothing', '/search?q=Nothing'],
  ['others', 'Others', '/search?q=Others'],
])('the topic %s, called %s, leads to %s', (name, words, path) => {
  expect(topicPath(name, words)).toBe(path);
});

it.each([
  ['Food', 'खानपान', `/search?q=${encodeURIComponent('खानपान')}`],
  ['Cricket', 'क्रिकेट', '/sports/cricket'],
  ['Small towns', 'छोटे शहर', null],
])('a sample’s topic %s, called %s, leads to %s', (name, words, path) => {
  expect(categoryPath(name, words)).toBe(path);
});

it.each([
  ['cricket', '/sports/cricket'],
  ['politics', null],
])('the section of the topic %s is %s', (name, path) => {
  expect(sectionOfTopic(name)).toBe(path);
});

it.each([
  ['cricket', true],
  ['film', true], // in Bollywood
  ['india', true],
  ['politics', false],
] as const)('a section lists %s: %s', (key, expected) => {
  expect(hasSection(key)).toBe(expected);
});
