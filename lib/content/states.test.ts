import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import { stateKey } from './keys';
import { stateById, STATE_LIST } from './states';

const DEVANAGARI = /\p{Script=Devanagari}/u;
const TEXTS = ['name', 'capital', 'region', 'description'] as const;
const LISTS = [
  ['languages', 4],
  ['majorCities', 6],
] as const;
const states = STATE_LIST.map((state) => [state.id, state] as const);
const samples = STATE_LIST.flatMap((state) =>
  state.samples.map((sample) => [sample.id, sample] as const),
);
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);

describe('the states', () => {
  it('are those that the messages name, in their order', () => {
    expect(STATE_LIST.map(({ key }) => key)).toEqual(Object.keys(en.States));
  });

  it.each(['id', 'key', 'colour', 'population', 'areaKm2'] as const)('share no %s', (field) => {
    expect(repeated(STATE_LIST.map((state) => String(state[field])))).toEqual([]);
  });

  it('share no code in either language', () => {
    expect(repeated(STATE_LIST.flatMap(({ code }) => Object.values(code)))).toEqual([]);
  });

  it.each(states)('%s is found by its URL', (id, state) => {
    expect(stateById(id)).toBe(state);
    expect(stateKey(id)).toBe(state.key);
  });

  it.each(['', 'atlantis', 'Madhya-Pradesh', 'madhyapradesh', 'constructor'])(
    'an unknown URL %j finds none',
    (id) => {
      expect(stateById(id)).toBeNull();
    },
  );

  it.each(states)('%s is named as in the messages', (_, { key, name }) => {
    expect(name).toEqual({ en: en.States[key], hi: hi.States[key] });
  });
});

describe.each(states)('%s', (id, state) => {
  it('has its texts in both languages', () => {
    expect(TEXTS.filter((field) => !/^[^\p{Script=Devanagari}]+$/u.test(state[field].en))).toEqual(
      [],
    );
    expect(TEXTS.filter((field) => !DEVANAGARI.test(state[field].hi))).toEqual([]);
    expect(TEXTS.filter((field) => /\p{Script=Latin}/u.test(state[field].hi))).toEqual([]);
  });

  it.each(LISTS)('has its %s in both languages, at least %i', (field, least) => {
    expect(state[field].en.length).toBeGreaterThanOrEqual(least);
    expect(state[field].hi).toHaveLength(state[field].en.length);
    Object.values(state[field]).forEach((texts) => expect(repeated(texts)).toEqual([]));
    expect(state[field].en.filter((text) => !text || DEVANAGARI.test(text))).toEqual([]);
    expect(state[field].hi.filter((text) => !DEVANAGARI.test(text))).toEqual([]);
  });

  it('has attractions, each with a name and a sentence in both languages', () => {
    const { attractions } = state;
    expect(attractions.length).toBeGreaterThan(0);
    expect(repeated(attractions.flatMap(({ name }) => Object.values(name)))).toEqual([]);
    const texts = attractions.flatMap(({ name, text }) => [name, text]);
    expect(texts.filter(({ en }) => DEVANAGARI.test(en))).toEqual([]);
    expect(texts.filter(({ hi }) => /\p{Script=Latin}/u.test(hi))).toEqual([]);
    const ends = attractions.map(({ text }) => `${text.en.slice(-1)}${text.hi.slice(-1)}`);
    expect(ends).toEqual(attractions.map(() => '.।'));
  });

  it('has figures, a code, a colour and a day of its founding', () => {
    expect(state.population).toBeGreaterThan(0);
    expect(state.areaKm2).toBeGreaterThan(0);
    expect(Number.isInteger(state.population) && Number.isInteger(state.areaKm2)).toBe(true);
    expect(state.code.en).toMatch(/^[A-Z]{2}$/);
    expect(state.colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(isDay(state.established)).toBe(true);
  });

  it('has one sample of each category', () => {
    expect(state.samples.map(({ category }) => category)).toEqual([
      'education',
      'business',
      'tourism',
      'culture',
      'energy',
      'politics',
    ]);
    expect(state.samples.filter((sample) => sample.id !== `${id}-${sample.category}`)).toEqual([]);
  });
});

describe('the samples of the states', () => {
  it('share no id and no title', () => {
    expect(repeated(samples.map(([id]) => id))).toEqual([]);
    expect(repeated(samples.flatMap(([, { title }]) => Object.values(title)))).toEqual([]);
  });

  it.each<[string, (sample: (typeof samples)[number][1]) => boolean]>([
    [
      'their texts in English',
      ({ title, description, city }) =>
        [title, description, city].every(
          (text) => text && /^[^\p{Script=Devanagari}]+$/u.test(text.en),
        ),
    ],
    [
      'their texts in Hindi',
      ({ title, description, city }) =>
        [title, description, city].every((text) => text && DEVANAGARI.test(text.hi)),
    ],
    [
      'descriptions that end as a sentence',
      ({ description }) => description.en.endsWith('.') && description.hi.endsWith('।'),
    ],
    ['titles that are no sentence', ({ title }) => !title.hi.includes('।')],
    ['figures above nothing', ({ readMinutes, views }) => Math.min(readMinutes, views) > 0],
    ['a day', ({ publishedAt }) => isDay(publishedAt)],
  ])('have %s', (_, holds) => {
    expect(samples.filter(([, sample]) => !holds(sample)).map(([id]) => id)).toEqual([]);
  });
});
