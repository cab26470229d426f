import { type GivenMeta, storyMeta } from './storyMeta';

const CMS = 'https://cms.news.example';
const media = { base: `${CMS}/`, sources: [{ origin: CMS, path: '/wp-content/uploads/' }] };
const own = {
  title: 'Rain in Indore',
  texts: ['It rained before noon, and the river rose by two metres within an hour.'],
  picture: `${CMS}/wp-content/uploads/a-1024x683.jpg`,
  link: 'https://www.news.example/2026/rain/',
};
const read = (given: GivenMeta) => storyMeta(given, own, media);

beforeEach(() => {
  process.env.SITE_URL = 'https://site.example';
  process.env.NEWS_API_URL = CMS;
});

describe('the original of a copy', () => {
  it('is the page of another site', () => {
    expect(read({ canonical: 'https://agency.example/story?id=1' }).canonicalUrl).toBe(
      'https://agency.example/story?id=1',
    );
  });

  it.each([
    ['the system', `${CMS}/rain/`],
    ['where the system shows the story', 'https://news.example/2026/rain/'],
    ['another of its stories', 'https://www.news.example/older/'],
    ['a path', '/rain/'],
    ['no page', 'javascript:alert(1)'],
    ['an empty text', ''],
    ['nothing', null],
  ])('is not %s', (_, canonical) => {
    expect(read({ canonical })).toEqual({});
  });
});

it('takes what editors have set', () => {
  const given = {
    title: 'Heavy rain in Indore',
    description: 'Schools are closed.',
    socialTitle: 'Rain in Indore: schools closed',
    socialDescription: 'What is open, and what is not.',
    socialPicture: '/wp-content/uploads/og.jpg',
  };
  expect(read(given)).toEqual({
    meta: { ...given, socialPicture: `${CMS}/wp-content/uploads/og.jpg` },
  });
});

it.each([
  [
    "'It's over': \"Rock 'n' roll\" won't die - News Example",
    '‘It’s over’: “Rock ‘n’ roll” won’t die',
  ],
  ['4x4 race -- live... | News Example', '4×4 race — live…'],
  ['- News Example', 'It rained before noon'],
  ['IND vs AUS - 2nd day - News Example', 'IND vs AUS – 2nd day'],
])('takes no title that a plugin made of the typed headline: %s', (title, headline) => {
  expect(storyMeta({ title, socialTitle: title }, { ...own, title: headline }, media)).toEqual({});
});

it('takes nothing that plugins fill in', () => {
  expect(
    read({
      title: 'Rain in Indore - News Example',
      description: '%excerpt%',
      socialTitle: 'Rain in Indore',
      socialDescription: 'It rained before noon, and the river rose by two metres […]',
      socialPicture: `${CMS}/wp-content/uploads/a-scaled.jpg`,
    }),
  ).toEqual({});
});

it('takes no picture of a host that is not listed', () => {
  expect(read({ socialPicture: 'https://x.example/a.jpg' })).toEqual({});
});
