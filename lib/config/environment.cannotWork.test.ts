import { readEnvironment } from './environment.mjs';

// What each setting by itself looks well, and cannot work.

const PUBLIC = { SITE_URL: 'https://www.example.org' };

it.each<[Record<string, string>, RegExp]>([
  [{ NEWS_API_URL: 'http://localhost:3000' }, /^NEWS_API_URL must not be .*this site /],
  [{ NEWS_API_URL: 'http://127.0.0.1:3000/v2' }, /^NEWS_API_URL must not be /],
  [{ PORT: '4000' }, /^NEWS_API_URL must not be .*\(http:\/\/localhost:4000\)$/],
  [{ ...PUBLIC, NEWS_API_URL: 'https://www.example.org/' }, /^NEWS_API_URL must not be /],
  [{ NODE_USE_ENV_PROXY: 'true' }, /^NODE_USE_ENV_PROXY must be 0 or 1$/],
  [
    { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'desk:secretly@proxy.example.org:3128' },
    /^HTTPS_PROXY must be a URL such as http:\/\/proxy\.example\.org:3128$/,
  ],
  [{ NODE_USE_ENV_PROXY: '1', http_proxy: 'proxy.example.org:3128' }, /^http_proxy must be a URL/],
  [
    { NEWS_API_HEADER: 'Host: cms.example.org' },
    /^NEWS_API_HEADER must not be a header that each request sets itself/,
  ],
  [
    { NEWS_API_HEADER: 'transfer-encoding: chunked' },
    /^NEWS_API_HEADER must not be a header that each request sets itself/,
  ],
  [{ SITE_URL: 'https://*.example.org' }, /^SITE_URL must be one origin, without ; , or \*/],
  [{ SITE_URL: 'https://a.example,b.example' }, /^SITE_URL must be one origin/],
  [{ SITE_URL: 'https://a.example;' }, /^SITE_URL must be one origin/],
  [{ PICTURE_CACHE: '~/pictures' }, /^PICTURE_CACHE must be only a path/],
  [{ PICTURE_CACHE: '“/var/cache/site”' }, /^PICTURE_CACHE must be only a path/],
  [{ PICTURE_CACHE: '"/var/cache/site' }, /^PICTURE_CACHE must be only a path/],
  [{ PUSH_DIR: '/var/lib/push;' }, /^PUSH_DIR must be only a path/],
  [{ SITE_DIR: 'our-site # ours' }, /^SITE_DIR must be only a path/],
  [{ FUEL_TABLE: '~/fuel.csv' }, /^FUEL_TABLE must be an absolute path/],
  [{ FUEL_TABLE: 'desk/fuel.csv' }, /^FUEL_TABLE must be an absolute path/],
  [{ METALS_TABLE: '/srv/desk/metals.csv # desk' }, /^METALS_TABLE must be an absolute path/],
  [{ FRONT_PAGE: './front-page.json' }, /^FRONT_PAGE must be an http or https URL, or a path/],
  [
    { FRONT_PAGE: 'https://desk.example.org/front-page.json # ours' },
    /^FRONT_PAGE must be an http or https URL, or a path/,
  ],
  [
    { VIDEO_SITE_URL: 'https://www.youtube.com/@palash # ours' },
    /^VIDEO_SITE_URL must be only a URL,/,
  ],
  [{ FRONT_PAGE: '/srv/front-page.json;' }, /^FRONT_PAGE must be an http or https URL, or a path/],
])('refuses %j', (given, message) => {
  expect(() => readEnvironment(given)).toThrow(message);
});

it.each<[Record<string, string>]>([
  [{ ...PUBLIC, NEWS_API_URL: 'https://www.example.org/cms' }],
  [{ ...PUBLIC, NEWS_SOURCE: 'wordpress', NEWS_API_URL: 'https://www.example.org' }],
  [{ NEWS_API_URL: 'http://localhost:3001' }],
  [{ NODE_USE_ENV_PROXY: '0', HTTP_PROXY: 'proxy.example.org:3128' }],
  [{ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://desk:secret@proxy.example.org:3128' }],
  [{ NEWS_API_HEADER: 'X-Host: a' }],
  [{ PICTURE_CACHE: "/srv/our desk's/#1/pictures" }],
  [{ FUEL_TABLE: '/srv/desk/fuel.csv' }],
  [{ FUEL_TABLE: 'https://desk.example/fuel.csv' }],
])('takes %j', (given) => {
  expect(() => readEnvironment(given)).not.toThrow();
});
