/** @jest-environment node */
import { contentSecurityPolicy } from './contentSecurityPolicy';

const directives = () => new Map(contentSecurityPolicy('abc123').split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));

describe('contentSecurityPolicy', () => {
  it.each([
    ['default-src', [`'self'`]],
    ['script-src', [`'self'`, `'nonce-abc123'`, `'strict-dynamic'`]],
    ['img-src', [`'self'`, 'data:']],
    ['frame-src', ['https://www.youtube-nocookie.com']],
    ['connect-src', [`'self'`]],
    ['object-src', [`'none'`]],
    ['base-uri', [`'none'`]],
    ['form-action', [`'self'`]],
    ['frame-ancestors', [`'self'`]],
  ])('%s', (name, sources) => {
    expect(directives().get(name)).toEqual(sources);
  });

  it('lets the development server evaluate, and only it', () => {
    expect(directives().get('script-src')).not.toContain(`'unsafe-eval'`);
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    expect(directives().get('script-src')).toContain(`'unsafe-eval'`);
  });
});
