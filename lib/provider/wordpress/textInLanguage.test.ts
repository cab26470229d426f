import { textInLanguage } from './language';

it.each([
  ['[:en]Rain[:hi]बारिश[:]', 'Rain', 'बारिश'],
  ['{:en}Rain{:}{:hi}बारिश{:}', 'Rain', 'बारिश'],
  ['<!--:en-->Rain<!--:--><!--:hi-->बारिश<!--:-->', 'Rain', 'बारिश'],
  [
    '<p>[:en]One.</p><p>Two.[:hi]एक।</p><p>दो।[:]</p>',
    '<p>One.</p><p>Two.</p>',
    '<p>एक।</p><p>दो।</p>',
  ],
  ['[:en]Rain[:hi]बारिश[:] 2026', 'Rain 2026', 'बारिश 2026'],
  ['<p>[:en]Rain in [&hellip;]</p>', '<p>Rain in [&hellip;]</p>', '<p>Rain in [&hellip;]</p>'],
  ['[:en][:hi]बारिश[:]', 'बारिश', 'बारिश'],
  ['[:mr]पाऊस[:ta]மழை[:]', 'पाऊस', 'पाऊस'],
  ['He wrote [:en] there.', 'He wrote [:en] there.', 'He wrote [:en] there.'],
  ['Rain {in} [all] of it', 'Rain {in} [all] of it', 'Rain {in} [all] of it'],
])('reads one language of %s', (text, english, hindi) => {
  expect([textInLanguage(text, 'en'), textInLanguage(text, 'hi')]).toEqual([english, hindi]);
});
