import { missingWords } from './neededMessages';

const content = {
  states: [
    {
      id: 'goa',
      name: { en: 'Goa', ta: 'கோவா' },
      capital: { en: 'Panaji' },
      majorCities: { en: ['Panaji', 'Margao'] },
      attractions: [{ picture: 'beach', name: { en: 'Calangute' }, text: { ta: 'கடற்கரை' } }],
      population: 1_458_545,
    },
  ],
  climate: null,
};

it('are named by their path, with the English that stands for them', () => {
  expect(missingWords(content, 'ta')).toEqual([
    ['content.states.goa.capital', 'Panaji'],
    ['content.states.goa.majorCities', 'Panaji, Margao'],
    ['content.states.goa.attractions.0.name', 'Calangute'],
  ]);
});

it('are none in a language that has them all', () => {
  expect(missingWords(content, 'en')).toEqual([]);
});
