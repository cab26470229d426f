import { BODIES } from '#site/bodies.mjs';
import { STATE_LIST } from '@/lib/content/states';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { sampleId } from './sampleCard';
import { SAMPLES, sampleStory } from './sampleStory';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
beforeEach(() => speakOnServer('en'));

describe('the samples', () => {
  it('are all that the pages show, each with an id of its own', () => {
    const ofStates = SAMPLES.filter(({ state }) => state !== null);
    expect(ofStates).toHaveLength(STATE_LIST.flatMap(({ samples }) => samples).length);
    expect(SAMPLES.length).toBeGreaterThan(ofStates.length);
    expect(new Set(SAMPLES.map(({ article }) => article.id)).size).toBe(SAMPLES.length);
  });

  it.each(TESTED_LOCALES)('each have a title of their own in %s', (locale) => {
    const titles = SAMPLES.map(({ article }) => article.title[locale]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('each have a text of two to five paragraphs, and no text is left over', () => {
    const lengths = SAMPLES.map(({ article }) => BODIES[article.id]?.en.length ?? 0);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 5]);
    expect(Object.keys(BODIES)).toHaveLength(SAMPLES.length);
  });

  it('do not begin with what their card says already', () => {
    const repeats = SAMPLES.filter(({ article }) =>
      TESTED_LOCALES.some((locale) =>
        BODIES[article.id]?.[locale][0]?.startsWith(article.description[locale]),
      ),
    );
    expect(repeats).toEqual([]);
  });
});

describe.each(TESTED_LOCALES)('a sample as a story in %s', (locale) => {
  it('has its own title, picture, facts and text, and says that it is one', async () => {
    expect(await sampleStory('sample-cricket-last-over', locale)).toMatchObject({
      id: 'sample-cricket-last-over',
      lang: locale,
      title: {
        en: 'Hosts win off the last ball after a slow start',
        hi: 'धीमी शुरुआत के बाद मेज़बान टीम आख़िरी गेंद पर जीती',
      }[locale],
      picture: '/scenes/cricket.svg',
      category: 'cricket',
      place: { en: 'City stadium, Indore', hi: 'सिटी स्टेडियम, इंदौर' }[locale],
      publishedAt: '2024-01-13T18:30:00.000Z',
      body: expect.arrayContaining([{ type: 'paragraph', content: [expect.stringMatching(/48/)] }]),
      highlights: [{ en: 'Hosts won by 3 wickets', hi: 'मेज़बान टीम 3 विकेट से जीती' }[locale]],
      sample: true,
    });
  });

  it.each([
    ['sample-ott-night-train', [{ en: 'Rated 4.4 out of 5', hi: 'रेटिंग 4.4/5' }[locale]]],
    ['sample-realestate-smaller-homes', [{ en: 'Change: −2.4%', hi: 'बदलाव: −2.4%' }[locale]]],
    ['sample-world-night-train', []],
  ])('%s has the facts %j', async (id, facts) => {
    expect((await sampleStory(id, locale))?.highlights).toEqual(facts);
  });

  it('names the state it is shown under', async () => {
    expect(await sampleStory('sample-gujarat-energy', locale)).toMatchObject({
      state: 'gujarat',
      place: { en: 'Vadodara', hi: 'वडोदरा' }[locale],
    });
  });

  it('is filed under words that the site knows', async () => {
    const stories = await Promise.all(
      SAMPLES.map(({ article }) => sampleStory(sampleId(article), locale)),
    );
    expect(
      stories.filter(
        (story) => !story?.body || !Object.hasOwn(words[locale].Categories, story.category ?? ''),
      ),
    ).toEqual([]);
  });
});

it.each(['cricket-last-over', 'sample-', 'sample-constructor', 'constructor', '__proto__', ''])(
  'no sample has the id %j',
  async (id) => {
    expect(await sampleStory(id, 'en')).toBeNull();
  },
);
