import { readEnvironment } from './environment.mjs';

describe('readEnvironment', () => {
  it('needs nothing on a local machine', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      NEWS_API_URL: 'http://localhost:4000',
      NEWS_EMAIL: 'news@narmada24.example',
    });
  });

  it('takes an empty value for none', () => {
    expect(
      readEnvironment({ PORT: '', SITE_URL: '', NEWS_API_URL: '', WHATSAPP_NUMBER: '' }),
    ).toEqual(readEnvironment({}));
  });

  it('takes values as a file with Windows line ends gives them', () => {
    const given = { HOST: '127.0.0.1', NEWS_SOURCE: 'api', SITE_URL: 'http://localhost:8080' };
    const spaced = { HOST: ' 127.0.0.1\r', NEWS_SOURCE: 'api\r', LIVE_CATEGORY: ' \r' };
    expect(readEnvironment({ ...given, ...spaced })).toEqual(readEnvironment(given));
  });

  it('takes feeds that are parted by commas', () => {
    const { NEWS_FEEDS } = readEnvironment({
      NEWS_SOURCE: 'feeds',
      NEWS_FEEDS:
        'https://a.example/rss?tags=a,b,https://b.example/rss section=sports, https://c.example/rss,',
    });
    expect(NEWS_FEEDS?.map(({ url, section }) => [url.href, section])).toEqual([
      ['https://a.example/rss?tags=a,b', undefined],
      ['https://b.example/rss', 'sports'],
      ['https://c.example/rss', undefined],
    ]);
  });

  it.each([
    [{ PORT: '8080' }, { PORT: 8080, SITE_URL: 'http://localhost:8080' }],
    [{ SITE_URL: 'http://127.0.0.1:3000' }, { NEWS_API_URL: 'http://localhost:4000' }],
    [{ SITE_URL: 'http://[::1]:3000' }, { NEWS_API_URL: 'http://localhost:4000' }],
    [
      { SITE_URL: 'https://narmada24.example/', NEWS_API_URL: 'https://api.example.org/' },
      { SITE_URL: 'https://narmada24.example', NEWS_API_URL: 'https://api.example.org' },
    ],
    [
      { NEWS_API_URL: 'https://cms.example.org/v2' },
      { NEWS_API_URL: 'https://cms.example.org/v2' },
    ],
    [
      { NEWS_API_URL: 'https://CMS.example.org/a/b//' },
      { NEWS_API_URL: 'https://cms.example.org/a/b' },
    ],
    [
      { NEWS_API_HEADER: 'Authorization: Basic dXNlcjpwYXNz' },
      { NEWS_API_HEADER: { name: 'authorization', value: 'Basic dXNlcjpwYXNz' } },
    ],
    [
      { NEWS_CATEGORIES: 'Aas-Paas=cities, शहर=cities,' },
      { NEWS_CATEGORIES: { 'aas-paas': 'cities', शहर: 'cities' } },
    ],
    [{ NEWS_API_HEADER: 'X-Key:a' }, { NEWS_API_HEADER: { name: 'x-key', value: 'a' } }],
    [
      { NEWS_IMAGE_HOSTS: ' img.example.org , localhost:4000,' },
      { NEWS_IMAGE_HOSTS: ['img.example.org', 'localhost:4000'] },
    ],
    [
      { NEWS_IMAGE_HOSTS: 'cdn.example.org:8443/narmada/24/' },
      { NEWS_IMAGE_HOSTS: ['cdn.example.org:8443/narmada/24/'] },
    ],
    [{ NEWS_MEDIA_PATHS: '/files/, /' }, { NEWS_MEDIA_PATHS: ['/files/', '/'] }],
    [{}, { NEWS_TIMEOUT_MS: 3000 }],
    [{ NEWS_TIMEOUT_MS: '100' }, { NEWS_TIMEOUT_MS: 100 }],
    [{}, { NEWS_BODY_LIMIT_MB: 64, NEWS_MIN_AGE_MS: 0, COMPRESS: 'on' }],
    [{ NEWS_BODY_LIMIT_MB: '512' }, { NEWS_BODY_LIMIT_MB: 512 }],
    [{ NEWS_MIN_AGE_MS: '60000' }, { NEWS_MIN_AGE_MS: 60_000 }],
    [{}, { NEWS_BACKOFF_MS: 2000 }],
    [{ NEWS_BACKOFF_MS: '0' }, { NEWS_BACKOFF_MS: 0 }],
    [{ COMPRESS: 'off' }, { COMPRESS: 'off' }],
    [{}, { OFFLINE: 'on' }],
    [{ OFFLINE: 'off' }, { OFFLINE: 'off' }],
    [{}, { SAMPLES: 'on' }],
    [{ NEWS_API_URL: 'https://api.example.org' }, { SAMPLES: 'on' }],
    [{ NEWS_SOURCE: 'wordpress', NEWS_API_URL: 'https://example.org' }, { SAMPLES: 'off' }],
    [
      { NEWS_SOURCE: 'wordpress', NEWS_API_URL: 'https://example.org', SAMPLES: 'on' },
      { SAMPLES: 'on' },
    ],
    [{ NEWS_SOURCE: 'feeds', NEWS_FEEDS: 'https://example.org/feed' }, { SAMPLES: 'off' }],
    [
      {
        NEWS_SOURCE: 'ghost',
        NEWS_API_URL: 'https://example.org',
        GHOST_CONTENT_KEY: '0123456789abcdef0123456789',
      },
      { SAMPLES: 'off' },
    ],
    [
      { SAMPLES: 'off', LIVE_URL: 'aqz-KE-bpKQ' },
      { SAMPLES: 'off', LIVE_URL: 'aqz-KE-bpKQ' },
    ],
    [{}, { TRUSTED_EDGES: [], DRAIN_MS: 0 }],
    [
      { TRUSTED_EDGES: '127.0.0.1, 10.0.0.0/8,::1, 2001:db8::/32' },
      { TRUSTED_EDGES: ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32'] },
    ],
    [{ DRAIN_MS: '300000' }, { DRAIN_MS: 300_000 }],
    [{}, { LOG_LEVEL: 'info' }],
    [{ METRICS_PORT: '9464' }, { METRICS_PORT: 9464 }],
    [{}, { CSP_REPORT_PERCENT: 0, WEB_VITALS_PERCENT: 0 }],
    [{ WEB_VITALS_PERCENT: '100' }, { WEB_VITALS_PERCENT: 100 }],
    [{ CSP_REPORT_PERCENT: '100' }, { CSP_REPORT_PERCENT: 100 }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' },
    ],
    [{ LOG_LEVEL: 'debug' }, { LOG_LEVEL: 'debug' }],
    [{ LIVE_CATEGORY: 'लाइव-ब्लॉग' }, { LIVE_CATEGORY: 'लाइव-ब्लॉग' }],
    [{ PICTURE_CACHE: 'मेरा फ़ोल्डर' }, { PICTURE_CACHE: 'मेरा फ़ोल्डर' }],
    [{ WHATSAPP_NUMBER: '+91 98765 43210' }, { WHATSAPP_NUMBER: '+91 98765 43210' }],
    [{ WEATHER_SOURCE: 'open-meteo' }, { WEATHER_SOURCE: 'open-meteo' }],
    [{ AIR_SOURCE: 'cpcb', CPCB_KEY: 'abcdefgh' }, { AIR_SOURCE: 'cpcb' }],
    [{ FUEL_TABLE: '/srv/fuel.csv' }, { FUEL_TABLE: '/srv/fuel.csv' }],
  ])('reads %j', (given, expected) => {
    expect(readEnvironment(given)).toMatchObject(expected);
  });

  it.each([
    [
      { SITE_URL: 'https://narmada24.example' },
      /^NEWS_API_URL must be set, because SITE_URL \(https:\/\/narmada24\.example\)/,
    ],
    [{ NEWS_SOURCE: 'drupal' }, /^NEWS_SOURCE must be one of api, /],
    [{ NEWS_SOURCE: 'wordpress' }, /^NEWS_API_URL must be set, because NEWS_SOURCE is wordpress$/],
    [
      { NEWS_SOURCE: 'ghost', NEWS_API_URL: 'https://cms.example' },
      /^GHOST_CONTENT_KEY must be set, because NEWS_SOURCE is ghost$/,
    ],
    [
      { NEWS_SOURCE: 'wordpress', NEWS_API_URL: 'https://cms.example/blog/wp-json/wp/v2/' },
      /^NEWS_API_URL must be https:\/\/cms\.example\/blog, /,
    ],
    [
      { NEWS_SOURCE: 'wordpress', NEWS_API_URL: 'https://cms.example/wp-admin' },
      /^NEWS_API_URL must be https:\/\/cms\.example, /,
    ],
    [
      {
        NEWS_SOURCE: 'ghost',
        NEWS_API_URL: 'https://cms.example/ghost/api/content',
        GHOST_CONTENT_KEY: '0123456789abcdef0123456789',
      },
      /^NEWS_API_URL must be https:\/\/cms\.example, /,
    ],
    [{ GHOST_CONTENT_KEY: 'abc' }, /^GHOST_CONTENT_KEY must be a Content API key/],
    [
      { NEWS_SOURCE: 'ghost', GHOST_CONTENT_KEY: '0123456789abcdef0123456789' },
      /^NEWS_API_URL must be set, because NEWS_SOURCE is ghost$/,
    ],
    [{ NEWS_SOURCE: 'feeds' }, /^NEWS_FEEDS must be set, because NEWS_SOURCE is feeds$/],
    [{ NEWS_FEEDS: 'https://a.example/rss' }, /^NEWS_SOURCE must be set, because NEWS_FEEDS is$/],
    [
      { GHOST_CONTENT_KEY: '0123456789abcdef0123456789' },
      /^NEWS_SOURCE must be set, because GHOST_CONTENT_KEY is$/,
    ],
    [
      { NEWS_SOURCE: 'feeds', NEWS_FEEDS: 'https://desk:secret@a.example/rss' },
      /^NEWS_FEEDS must have no user name or password(?!.*secret)/,
    ],
    [
      { NEWS_API_URL: 'https://desk:secret@api.example' },
      /^NEWS_API_URL must have no user name or password(?!.*secret)/,
    ],
    [{ NEWS_FEEDS: 'section=sports https://a.example/rss' }, /^NEWS_FEEDS \S/],
    [{ NEWS_FEEDS: 'https://a.example/rss live=' }, /^NEWS_FEEDS \S/],
    [{ NEWS_FEEDS: 'https://a.example/rss section=elections' }, /^NEWS_FEEDS \S.*elections/],
    [{ NEWS_FEEDS: 'https://a.example/rss lang=hindi' }, /^NEWS_FEEDS \S.*hindi/],
    [{ SITE_URL: 'http://localhost.elsewhere.example' }, /^NEWS_API_URL must be set/],
    [{ SITE_URL: 'site.example' }, /^SITE_URL must be an http or https URL/],
    [{ SITE_URL: 'ftp://narmada24.example' }, /^SITE_URL must be an http or https URL/],
    [{ SITE_URL: 'http://localhost:3000/news' }, /^SITE_URL must be an origin, without a path/],
    [
      { NEWS_API_URL: 'http://localhost:4000/?a=1' },
      /^NEWS_API_URL must be a URL without a query or fragment/,
    ],
    [{ NEWS_API_URL: 'http://localhost:4000/v2#a' }, /^NEWS_API_URL must be a URL without a query/],
    [{ NEWS_CATEGORIES: 'local' }, /^NEWS_CATEGORIES must list pairs such as local=cities/],
    [{ NEWS_CATEGORIES: 'local=nowhere' }, /not local=nowhere; the categories are astrology, /],
    [{ NEWS_CATEGORIES: '=cities' }, /^NEWS_CATEGORIES must list pairs/],
    [{ NEWS_API_HEADER: 'secret' }, /^NEWS_API_HEADER must be a header such as [^;]*abc$/],
    [{ NEWS_API_HEADER: 'X-Key:' }, /^NEWS_API_HEADER must be a header/],
    [{ NEWS_API_HEADER: 'X Key: a' }, /^NEWS_API_HEADER must be a header/],
    [{ NEWS_API_HEADER: 'X-Key: a\r\nHost: b' }, /^NEWS_API_HEADER must be a header/],
    [{ NEWS_API_URL: 'file:///etc/passwd' }, /^NEWS_API_URL must be an http or https URL/],
    [{ NEWS_API_HEADER: 'https://api.example.org' }, /^NEWS_API_HEADER must be a header/],
    [{ PREVIEW_SECRET: `${'x'.repeat(32)}\nPORT=80` }, /^PREVIEW_SECRET must be one line$/],
    [{ PICTURE_CACHE: '/var/a\n/var/b' }, /^PICTURE_CACHE must be one line$/],
    [{ PICTURE_CACHE: 'https://cache.example' }, /^PICTURE_CACHE must be a folder, such as/],
    [{ PUSH_DIR: 'file:///var/push' }, /^PUSH_DIR must be a folder, such as/],
    [{ SITE_DIR: 'https://git.example.org/our-site' }, /^SITE_DIR must be a folder, such as/],
    [{ SITE_DIR: 'undefined' }, /^SITE_DIR must have a value, not the word undefined$/],
    [{ NEWS_IMAGE_HOSTS: 'null' }, /^NEWS_IMAGE_HOSTS must have a value, not the word null$/],
    [{ LIVE_CATEGORY: 'Live Blog' }, /^LIVE_CATEGORY must be the slug of a category or tag, such/],
    [{ PREMIUM_CATEGORY: 'https://a.example/tag/x' }, /^PREMIUM_CATEGORY must be the slug/],
    [{ PREVIEW_SECRET: 'x'.repeat(31) }, /^PREVIEW_SECRET must have at least 32 characters$/],
    [{ PORT: 'many' }, /^PORT must be a port number/],
    [{ HOST: 'localhost' }, /^HOST must be an IP address/],
    [{ METRICS_HOST: '127.0.0.1:9464' }, /^METRICS_HOST must be an IP address/],
    [{ PORT: '70000' }, /^PORT /],
    [{ PORT: '0' }, /^PORT /],
    [{ PORT: '80.5' }, /^PORT /],
    [{ PORT: '1e3' }, /^PORT must be a port number/],
    [{ METRICS_PORT: '0x10' }, /^METRICS_PORT must be a port number/],
    [{ NEWS_TIMEOUT_MS: '0x1000' }, /^NEWS_TIMEOUT_MS must be a number of milliseconds/],
    [{ DRAIN_MS: '2s' }, /^DRAIN_MS must be a number of milliseconds/],
    [{ NEWS_IMAGE_HOSTS: 'img.example.org:99999' }, /^NEWS_IMAGE_HOSTS must list hosts/],
    [{ FUEL_TABLE: 'http://[desk/fuel.csv' }, /^FUEL_TABLE must be an absolute path /],
    [{ FUEL_TABLE: 'https://desk:secretly@a.example/f.csv' }, /^FUEL_TABLE must(?!.*secretly)/],
    [{ FRONT_PAGE: '/srv/a.json\n/srv/b.json' }, /^FRONT_PAGE must be/],
    [{ NEWS_TIMEOUT_MS: 'soon' }, /^NEWS_TIMEOUT_MS must be a number of milliseconds/],
    [{ NEWS_TIMEOUT_MS: '99' }, /^NEWS_TIMEOUT_MS must be at least 100/],
    [{ NEWS_TIMEOUT_MS: '30001' }, /^NEWS_TIMEOUT_MS must be at most 30000/],
    [{ NEWS_BODY_LIMIT_MB: '0' }, /^NEWS_BODY_LIMIT_MB must be at least 1/],
    [{ NEWS_BODY_LIMIT_MB: '1000' }, /^NEWS_BODY_LIMIT_MB must be at most 512/],
    [{ NEWS_MIN_AGE_MS: '-1' }, /^NEWS_MIN_AGE_MS must be at least 0/],
    [{ NEWS_MIN_AGE_MS: '60001' }, /^NEWS_MIN_AGE_MS must be at most 60000/],
    [{ NEWS_MIN_AGE_MS: '1.5' }, /^NEWS_MIN_AGE_MS must be a whole number of milliseconds/],
    [{ NEWS_BACKOFF_MS: '2001' }, /^NEWS_BACKOFF_MS must be at most 2000/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, debug, /],
    [{ METRICS_PORT: 'yes' }, /^METRICS_PORT must be a port number/],
    [{ CSP_REPORT_PERCENT: '101' }, /^CSP_REPORT_PERCENT must be at most 100/],
    [{ WEB_VITALS_PERCENT: '-1' }, /^WEB_VITALS_PERCENT must be at least 0/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be/],
    [{ COMPRESS: 'gzip' }, /^COMPRESS must be on or off/],
    [{ OFFLINE: 'never' }, /^OFFLINE must be on or off/],
    [{ SAMPLES: 'no' }, /^SAMPLES must be on or off/],
    [{ LIVE_URL: 'live' }, /^LIVE_URL must be the id or URL of a YouTube video, or the https URL/],
    [{ TRUSTED_EDGES: 'nginx' }, /^TRUSTED_EDGES must list addresses or ranges such as/],
    [{ TRUSTED_EDGES: '10.0.0.0/33' }, /^TRUSTED_EDGES must list addresses or ranges/],
    [{ DRAIN_MS: '300001' }, /^DRAIN_MS must be at most 300000/],
    [{ NEWS_IMAGE_HOSTS: 'https://img.example.org' }, /^NEWS_IMAGE_HOSTS must list hosts such as/],
    [{ NEWS_IMAGE_HOSTS: 'img.example.org/pictures' }, /^NEWS_IMAGE_HOSTS must list hosts/],
    [
      { NEWS_IMAGE_HOSTS: "img.example.org; script-src 'unsafe-inline'" },
      /^NEWS_IMAGE_HOSTS must list hosts/,
    ],
    [{ NEWS_IMAGE_HOSTS: '*.example.org' }, /^NEWS_IMAGE_HOSTS must list hosts/],
    [{ NEWS_MEDIA_PATHS: 'pictures/' }, /^NEWS_MEDIA_PATHS must list paths such as \/pictures\//],
    [{ NEWS_MEDIA_PATHS: '/pictures' }, /^NEWS_MEDIA_PATHS must list paths/],
    [{ NEWS_MEDIA_PATHS: '/pictures/,/../api/' }, /^NEWS_MEDIA_PATHS must list paths/],
    [{ NEWS_MEDIA_PATHS: '/%2e%2e/' }, /^NEWS_MEDIA_PATHS must list paths/],
    [{ WEATHER_SOURCE: 'imd' }, /^WEATHER_SOURCE must be one of open-meteo$/],
    [{ AIR_SOURCE: 'waqi' }, /^AIR_SOURCE must be one of open-meteo, cpcb$/],
    [{ AIR_SOURCE: 'cpcb' }, /^CPCB_KEY must be set, because AIR_SOURCE is cpcb$/],
    [{ PORT: '8080', METRICS_PORT: '8080' }, /^METRICS_PORT and PORT must differ: both are 8080$/],
    [{ OPEN_METEO_KEY: 'a&b=secretly' }, /^OPEN_METEO_KEY must be a key of letters[^&]*$/],
    [{ FUEL_TABLE: 'ftp://desk.example/fuel.csv' }, /^FUEL_TABLE must be an absolute path /],
    [
      { SITE_URL: '"https://www.example.org"', NEWS_API_URL: "'https://api.example.org'" },
      /^SITE_URL, NEWS_API_URL must have no quotation marks around the value$/,
    ],
    [{ NEWS_IMAGE_HOSTS: 'https://a.example, https://b.example' }, /^[^;]*$/],
    [{ FRONT_PAGE: 'desk' }, /^FRONT_PAGE must be an http or https URL, or a path such as/],
    [{ WHATSAPP_NUMBER: 'call me' }, /^WHATSAPP_NUMBER must be a phone number/],
    [{ WHATSAPP_NUMBER: '9431072615' }, /^WHATSAPP_NUMBER must begin with \+ and the country code/],
    [{ PHONE_NUMBER: '12' }, /^PHONE_NUMBER must be a phone number/],
    [{ NEWS_EMAIL: 'desk' }, /^NEWS_EMAIL must be an e-mail address/],
    [{ CORRECTIONS_EMAIL: 'desk' }, /^CORRECTIONS_EMAIL must be an e-mail/],
    [{ ADVERTISING_EMAIL: 'desk' }, /^ADVERTISING_EMAIL must be an e-mail/],
    [{ CAREERS_EMAIL: 'desk' }, /^CAREERS_EMAIL must be an e-mail/],
    [{ VIDEO_SITE_URL: 'javascript:alert(1)' }, /^VIDEO_SITE_URL must be an http or https/],
    [{ PLAY_STORE_URL: 'market://app' }, /^PLAY_STORE_URL must be an http or https/],
    [{ APP_STORE_URL: 'app' }, /^APP_STORE_URL must be an http or https/],
  ])('refuses %j', (given, message) => {
    expect(() => readEnvironment(given)).toThrow(message);
  });

  it('names every fault in one line', () => {
    const read = () => readEnvironment({ PORT: 'many', NEWS_EMAIL: 'desk', SITE_URL: 'here' });
    expect(read).toThrow(/PORT .*; SITE_URL .*; NEWS_EMAIL /);
    expect(read).not.toThrow(/\n/);
  });
});
