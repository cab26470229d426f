import type * as generatedLinks from '#site/links.mjs';
import type * as partners from '#site/partners.mjs';
import { contentSecurityPolicy, isReporting, REPORTING_ENDPOINTS } from './contentSecurityPolicy';

jest.mock('#site/links.mjs', () => ({ ...jest.requireActual('#site/links.mjs') }));
jest.mock('#site/partners.mjs', () => ({ ...jest.requireActual('#site/partners.mjs') }));

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
    [
      'frame-src',
      [
        'https://www.youtube-nocookie.com',
        'https://platform.twitter.com',
        'https://www.instagram.com',
      ],
    ],
    ['connect-src', [`'self'`]],
    ['object-src', [`'none'`]],
    ['base-uri', [`'none'`]],
    ['form-action', [`'self'`]],
    ['frame-ancestors', [`'self'`]],
  ])('%s', (name, sources) => {
    expect(directives().get(name)).toEqual(sources);
  });

  it('is word for word this one while the site names no other company', () => {
    expect(contentSecurityPolicy('abc123')).toBe(
      "default-src 'self'; script-src 'self' 'nonce-abc123' 'strict-dynamic'; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' http://localhost:4000; " +
        "frame-src https://www.youtube-nocookie.com https://platform.twitter.com https://www.instagram.com; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it('lets in the hosts that the site names for ads and analytics', () => {
    const site: { -readonly [K in keyof typeof partners]: (typeof partners)[K] } =
      jest.requireMock('#site/partners.mjs');
    const POLICY = {
      script: ['https://ads.example.com'],
      frame: ['https://frames.example.com'],
      img: ['https://pixel.example.com'],
      connect: ['https://count.example.com'],
    };
    jest.replaceProperty(site, 'POLICY', POLICY);
    expect(directives().get('script-src')?.at(-1)).toBe('https://ads.example.com');
    expect(directives().get('frame-src')?.at(-1)).toBe('https://frames.example.com');
    expect(directives().get('img-src')?.at(-1)).toBe('https://pixel.example.com');
    expect(directives().get('connect-src')?.at(-1)).toBe('https://count.example.com');
    expect(directives().get('default-src')).toEqual([`'self'`]);
  });

  it('lets the newsletter’s form post to its provider', () => {
    const links: { -readonly [K in keyof typeof generatedLinks]: (typeof generatedLinks)[K] } =
      jest.requireMock('#site/links.mjs');
    const action = 'https://1a2b3c.sibforms.com/serve/MUIEAB12';
    jest.replaceProperty(links, 'NEWSLETTER', { action, email: 'EMAIL', hidden: [], trap: 'b' });
    expect(directives().get('form-action')).toEqual([`'self'`, 'https://1a2b3c.sibforms.com']);
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

  it('lets the live programme come from its origin', () => {
    const LIVE_URL = 'https://live.example.org/narmada/index.m3u8';
    jest.replaceProperty(process, 'env', { ...process.env, LIVE_URL });
    expect(directives().get('media-src')).toEqual([
      `'self'`,
      'http://localhost:4000',
      'https://live.example.org',
    ]);
  });

  it('asks for reports where it is told to', () => {
    expect(contentSecurityPolicy('abc123')).not.toContain('report');
    expect(contentSecurityPolicy('abc123', { reports: true })).toMatch(
      /; report-uri \/api\/reports\/csp; report-to csp$/,
    );
    expect(REPORTING_ENDPOINTS).toBe('csp="/api/reports/csp"');
  });

  it('lets the development server evaluate, and only it', () => {
    expect(directives().get('script-src')).not.toContain(`'unsafe-eval'`);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(directives().get('script-src')).toContain(`'unsafe-eval'`);
  });
});

describe('isReporting', () => {
  it.each([
    [undefined, 0, false],
    ['', 0, false],
    ['0', 0, false],
    ['1', 0.0099, true],
    ['1', 0.01, false],
    ['100', 0.9999, true],
  ])('with %j per cent, and %d drawn, is %s', (percent, drawn, expected) => {
    jest.replaceProperty(process, 'env', { ...process.env, CSP_REPORT_PERCENT: percent });
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    expect(isReporting()).toBe(expected);
  });
});
