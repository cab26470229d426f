import { youtube } from '@/lib/testing/bodies';
import { story } from '@/lib/testing/samples';
import { newsArticle } from './newsArticle';

const ORIGIN = 'http://localhost:3000';
const CONTEXT = {
  url: `${ORIGIN}/news/a1`,
  description: 'It rained.',
  section: 'Weather',
  state: 'Madhya Pradesh',
  channel: 'Narmada 24',
  socialCard: '/og/a1.0123456789ab.en.jpg',
};

const crop = (name: string, width: number, height: number) => ({
  '@type': 'ImageObject',
  url: expect.stringMatching(new RegExp(`^${ORIGIN}/pictures/a1\\.[0-9a-f]{12}\\.${name}\\.jpg$`)),
  width: `${width}`,
  height: `${height}`,
});

describe('newsArticle', () => {
  it('holds every known field of a story', () => {
    expect(newsArticle(story(), CONTEXT, 'en')).toEqual({
      '@type': 'NewsArticle',
      '@id': `${ORIGIN}/news/a1#article`,
      url: `${ORIGIN}/news/a1`,
      mainEntityOfPage: `${ORIGIN}/news/a1`,
      headline: 'Monsoon reaches the hills',
      description: 'It rained.',
      image: [crop('16x9', 1200, 675), crop('4x3', 1200, 900), crop('1x1', 1200, 1200)],
      datePublished: '2026-11-20T11:55:00+05:30',
      dateModified: '2026-11-20T11:55:00+05:30',
      inLanguage: 'en-IN',
      articleSection: 'Weather',
      contentLocation: {
        '@type': 'Place',
        name: 'Pachmarhi',
        address: {
          '@type': 'PostalAddress',
          addressRegion: 'Madhya Pradesh',
          addressCountry: 'IN',
        },
      },
      isAccessibleForFree: true,
      isPartOf: { '@id': `${ORIGIN}/#website` },
      author: {
        '@type': 'NewsMediaOrganization',
        '@id': `${ORIGIN}/#organization`,
        name: 'Narmada 24',
        url: `${ORIGIN}/`,
      },
      publisher: {
        '@type': 'NewsMediaOrganization',
        '@id': `${ORIGIN}/#organization`,
        name: 'Narmada 24',
        url: `${ORIGIN}/`,
        logo: {
          '@type': 'ImageObject',
          url: expect.stringMatching(new RegExp(`^${ORIGIN}/icons/any-512\\.[0-9a-f]{8}\\.png$`)),
          width: '512',
          height: '512',
        },
      },
    });
  });

  it('is of the page it stands on, in the language it is written in', () => {
    const { url, inLanguage, isPartOf } = newsArticle(
      story({ lang: 'en', id: 'a/b' }),
      { ...CONTEXT, url: `${ORIGIN}/hi/news/a%2Fb` },
      'hi',
    );
    expect([url, inLanguage, isPartOf]).toEqual([
      `${ORIGIN}/hi/news/a%2Fb`,
      'en-IN',
      { '@id': `${ORIGIN}/hi#website` },
    ]);
  });

  it.each([
    ['a file', { type: 'video', url: 'https://n.example/v.mp4' } as const, 'contentUrl'],
    ['of YouTube', youtube(), 'embedUrl'],
  ])('describes the first video of the text: %s', (_, block, field) => {
    const { video } = newsArticle(story({ body: [block] }), CONTEXT, 'en');
    expect(video).toMatchObject({ '@type': 'VideoObject', [field]: expect.any(String) });
  });

  it('says nothing that is not known', () => {
    const bare = story({
      publishedAt: null,
      picture: null,
      place: null,
      state: null,
      category: null,
    });
    const article = newsArticle(bare, { ...CONTEXT, section: null, state: null }, 'en');
    expect(
      [
        'datePublished',
        'dateModified',
        'contentLocation',
        'articleSection',
        'video',
        'name',
      ].filter((name) => name in article),
    ).toEqual([]);
  });

  it('shows the story’s card where it has no picture', () => {
    const card = {
      '@type': 'ImageObject',
      url: `${ORIGIN}/og/a1.0123456789ab.en.jpg`,
      width: '1200',
      height: '630',
    };
    expect(newsArticle(story({ picture: null }), CONTEXT, 'en').image).toEqual([card]);
  });

  it('names who wrote it where that is known', () => {
    expect(newsArticle(story({ author: 'Asha' }), CONTEXT, 'en').author).toEqual({
      '@type': 'Person',
      name: 'Asha',
    });
  });

  it('says when the story was changed', () => {
    const { datePublished, dateModified } = newsArticle(
      story({ modifiedAt: '2026-11-20T18:30:00.000Z' }),
      CONTEXT,
      'en',
    );
    expect([datePublished, dateModified]).toEqual([
      '2026-11-20T11:55:00+05:30',
      '2026-11-21T00:00:00+05:30',
    ]);
  });

  it.each([
    [
      'a state alone',
      null,
      'गुजरात',
      {
        '@type': 'Place',
        name: 'गुजरात',
        address: { '@type': 'PostalAddress', addressRegion: 'गुजरात', addressCountry: 'IN' },
      },
    ],
    ['a place abroad', 'Geneva', null, { '@type': 'Place', name: 'Geneva' }],
  ])('places a story in %s', (_, place, state, expected) => {
    expect(newsArticle(story({ place }), { ...CONTEXT, state }, 'en').contentLocation).toEqual(
      expected,
    );
  });

  it.each([
    ['110 characters whole', 'x'.repeat(110), 'x'.repeat(110), undefined],
    ['the first 110 of more, whole as its name', 'x'.repeat(111), 'x'.repeat(110), 'x'.repeat(111)],
    [
      'Hindi between clusters',
      `${'x'.repeat(108)}मुख्यमंत्री`,
      `${'x'.repeat(108)}मु`,
      `${'x'.repeat(108)}मुख्यमंत्री`,
    ],
  ])('has %s as its headline', (_, title, headline, name) => {
    const article = newsArticle(story({ title }), CONTEXT, 'en');
    expect([article.headline, article.name]).toEqual([headline, name]);
  });
});

describe('the video of a story', () => {
  const FILE = { videoUrl: 'https://video.example/a.webm' };

  it('is the file it plays, with the widest cut of its picture', () => {
    expect(newsArticle(story(FILE), CONTEXT, 'en').video).toEqual({
      '@type': 'VideoObject',
      name: 'Monsoon reaches the hills',
      description: 'It rained.',
      inLanguage: 'en-IN',
      thumbnailUrl: expect.stringMatching(/\.16x9\.jpg$/),
      uploadDate: '2026-11-20T11:55:00+05:30',
      contentUrl: 'https://video.example/a.webm',
    });
  });

  it('is described by what it shows where that is known', () => {
    expect(
      newsArticle(story({ ...FILE, videoDescription: 'Lamps on the river.' }), CONTEXT, 'en').video,
    ).toMatchObject({ description: 'Lamps on the river.' });
  });

  it('is YouTube’s player where the page shows that', () => {
    const video = newsArticle(story({ ...FILE, youtubeId: 'aqz-KE-bpKQ' }), CONTEXT, 'en').video;
    expect(video).toMatchObject({ embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' });
    expect(video).not.toHaveProperty('contentUrl');
  });

  it('shows the story’s card where it has no picture', () => {
    expect(newsArticle(story({ ...FILE, picture: null }), CONTEXT, 'en').video).toMatchObject({
      thumbnailUrl: `${ORIGIN}/og/a1.0123456789ab.en.jpg`,
    });
  });

  it('is left out without a date', () => {
    expect(newsArticle(story({ ...FILE, publishedAt: null }), CONTEXT, 'en')).not.toHaveProperty(
      'video',
    );
  });
});
