import { mediaOrigins, mediaSources } from './mediaSources.mjs';

const API = 'https://api.example.org';
const OWN = '/pictures/ /videos/ /images/ /media/ /uploads/ /assets/ /files/ /api/media/'.split(
  ' ',
);
const at = (origin: string, ...paths: string[]) => paths.map((path) => ({ origin, path }));

describe('mediaSources', () => {
  it.each([
    ['the sample newsroom, by default', {}, at('http://localhost:4000', ...OWN)],
    ['the provider’s own origin below its media paths', { NEWS_API_URL: API }, at(API, ...OWN)],
    [
      'its media paths at its origin and below the path of its URL',
      { NEWS_API_URL: 'https://cms.example.org/v2/', NEWS_MEDIA_PATHS: '/p/' },
      at('https://cms.example.org', '/p/', '/v2/p/'),
    ],
    [
      'other paths there',
      { NEWS_API_URL: API, NEWS_MEDIA_PATHS: ' /files/, /clips/2026/ ' },
      at(API, '/files/', '/clips/2026/'),
    ],
    [
      'the default paths for an empty list',
      { NEWS_API_URL: API, NEWS_MEDIA_PATHS: '' },
      at(API, ...OWN),
    ],
    [
      'named hosts by https, all paths',
      {
        NEWS_API_URL: API,
        NEWS_MEDIA_PATHS: '/p/',
        NEWS_IMAGE_HOSTS: 'Img.Example.org, cdn.example.org:8443 ,',
      },
      [
        ...at(API, '/p/'),
        ...at('https://img.example.org', '/'),
        ...at('https://cdn.example.org:8443', '/'),
      ],
    ],
    [
      'named hosts below a path',
      { NEWS_API_URL: API, NEWS_MEDIA_PATHS: '/p/', NEWS_IMAGE_HOSTS: 'cdn.example.org/narmada/' },
      [...at(API, '/p/'), ...at('https://cdn.example.org', '/narmada/')],
    ],
    [
      'this machine by both schemes',
      { NEWS_API_URL: API, NEWS_MEDIA_PATHS: '/p/', NEWS_IMAGE_HOSTS: 'localhost:4100' },
      [
        ...at(API, '/p/'),
        ...at('http://localhost:4100', '/'),
        ...at('https://localhost:4100', '/'),
      ],
    ],
    [
      'the provider’s own host as its URL says',
      {
        NEWS_API_URL: 'http://news.internal:8080',
        NEWS_MEDIA_PATHS: '/p/',
        NEWS_IMAGE_HOSTS: 'news.internal:8080/other/',
      },
      at('http://news.internal:8080', '/p/', '/other/'),
    ],
    ['nothing where the provider’s URL is none', { NEWS_API_URL: 'nonsense' }, []],
  ])('are %s', (_, env, expected) => {
    expect(mediaSources(env)).toEqual(expected);
  });
});

describe('mediaOrigins', () => {
  it('names each origin once', () => {
    expect(
      mediaOrigins({
        NEWS_API_URL: API,
        NEWS_IMAGE_HOSTS: 'cdn.example.org/a/,cdn.example.org/b/',
      }),
    ).toEqual([API, 'https://cdn.example.org']);
  });
});
