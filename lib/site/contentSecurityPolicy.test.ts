import { contentSecurityPolicy } from './contentSecurityPolicy';

const directives = () =>
  new Map(
    contentSecurityPolicy('abc123')
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  );

describe('contentSecurityPolicy', () => {
  it.each([
    ['default-src', [`'self'`]],
    ['script-src', [`'self'`, `'nonce-abc123'`, `'strict-dynamic'`]],
    ['img-src', [`'self'`, 'data:']],
    ['media-src', [`'self'`, 'http://localhost:4000']],
    ['frame-src', ['https://www.youtube-nocookie.com']],
    ['connect-src', [`'self'`]],
    ['object-src', [`'none'`]],
    ['base-uri', [`'none'`]],
    ['form-action', [`'self'`]],
    ['frame-ancestors', [`'self'`]],
  ])('%s', (name, sources) => {
    expect(directives().get(name)).toEqual(sources);
  });

  it('lets media come from the listed origins alone', () => {
    const settings = {
      NEWS_API_URL: 'https://api.example.org',
      NEWS_IMAGE_HOSTS: 'cdn.example.org:8443/narmada/',
    };
    jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    expect(directives().get('media-src')).toEqual([
      `'self'`,
      'https://api.example.org',
      'https://cdn.example.org:8443',
    ]);
  });

  it('lets the development server evaluate, and only it', () => {
    expect(directives().get('script-src')).not.toContain(`'unsafe-eval'`);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(directives().get('script-src')).toContain(`'unsafe-eval'`);
  });
});
