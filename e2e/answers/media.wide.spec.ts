import { expect, test } from '../fixtures';
import { PICTURE } from '../stories';

const mediaSources = (policy = '') =>
  policy.split('; ').find((line) => line.startsWith('media-src'));
const fitted = (url: string) => `/pictures/fit?url=${encodeURIComponent(url)}&w=480`;

test('media come from the provider’s own origin, and from nowhere else', async ({
  request,
  provider,
}) => {
  const page = await request.get('/');
  expect(mediaSources(page.headers()['content-security-policy'])).toBe(
    `media-src 'self' ${provider.origin}`,
  );
});

test('pictures are fitted below the listed paths only', async ({ request, provider }) => {
  const good = await request.get(fitted(provider.origin + PICTURE), {
    headers: { accept: 'image/webp' },
  });
  expect([good.status(), good.headers()['content-type'], good.headers()['cache-control']]).toEqual([
    200,
    'image/webp',
    expect.stringMatching(/^public, max-age=3600/),
  ]);
  provider.forget();
  for (const url of [
    `${provider.origin}/api/news`,
    `${provider.origin}/pictures/..%2fapi/news`,
    'https://elsewhere.example/a.jpg',
    '/x\r\nFAKE',
  ]) {
    expect([url, (await request.get(fitted(url))).status()]).toEqual([url, 400]);
  }
  expect(provider.calls).toEqual([]);
});
