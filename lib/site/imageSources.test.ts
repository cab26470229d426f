/** @jest-environment node */
import { imageHosts, imageSources } from './imageSources.mjs';

describe('imageHosts', () => {
  it.each([
    [{}, ['localhost:4000']],
    [{ NEWS_API_URL: '' }, ['localhost:4000']],
    [{ NEWS_API_URL: 'https://api.example.org' }, ['api.example.org']],
    [{ NEWS_API_URL: 'https://api.example.org:8443', NEWS_IMAGE_HOSTS: 'Img.Example.org, localhost:4000 ,' }, ['api.example.org:8443', 'img.example.org', 'localhost:4000']],
    [{ NEWS_API_URL: 'https://api.example.org', NEWS_IMAGE_HOSTS: 'api.example.org' }, ['api.example.org']],
    [{ NEWS_API_URL: 'nonsense' }, []],
  ])('of %j', (env, hosts) => {
    expect(imageHosts(env)).toEqual(hosts);
  });
});

describe('imageSources', () => {
  it('asks other hosts by https only and keeps out of this machine', () => {
    const { remotePatterns, dangerouslyAllowLocalIP } = imageSources({ NEWS_API_URL: 'https://api.example.org', NEWS_IMAGE_HOSTS: 'img.example.org:8443' });
    expect(remotePatterns).toEqual([
      { hostname: 'api.example.org', port: '' },
      { hostname: 'img.example.org', port: '8443' },
    ]);
    expect(dangerouslyAllowLocalIP).toBe(false);
  });

  it('asks the sample newsroom on this machine', () => {
    const { remotePatterns, dangerouslyAllowLocalIP } = imageSources({});
    expect(remotePatterns).toEqual([{ hostname: 'localhost', port: '4000' }]);
    expect(dangerouslyAllowLocalIP).toBe(true);
  });

  it('follows no redirect', () => {
    expect(imageSources({}).maximumRedirects).toBe(0);
  });
});
