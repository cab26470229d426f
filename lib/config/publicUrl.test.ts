import { isPublicUrl } from './publicUrl.mjs';

it.each([
  ['https://www.palash.in', true],
  ['https://news.palash.co.in:8443', true],
  ['https://example.palash.in', true],
  ['http://203.0.113.7', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://192.168.1.7:3000', false],
  ['http://10.0.0.7', false],
  ['http://172.16.0.7', false],
  ['http://site:3000', false],
  ['https://site.test', false],
  ['https://narmada24.example', true],
  ['https://www.example.org', true],
])('%s is public: %s', (url, isPublic) => {
  expect(isPublicUrl(url)).toBe(isPublic);
});
