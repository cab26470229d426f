import { environment } from '@/lib/config/environment.mjs';
import { log } from '@/lib/telemetry/log.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { checkSource } from './checkSource';

const upstream = fakeUpstream();
beforeAll(async () => {
  process.env.NEWS_SOURCE = 'wordpress';
});
beforeEach(() => {
  jest.spyOn(log, 'info');
});

const WAYS = [
  '/wp-json/wp/v2/posts?per_page=1&_fields=id',
  '/?rest_route=/wp/v2/posts&per_page=1&_fields=id',
] as const;

it.each(WAYS)('finds no fault in a WordPress that answers at %s', async (way) => {
  upstream.sends(way, [{ id: 1 }]);
  await checkSource({ patienceMs: 0 });
  expect(upstream.pathsAsked().toSorted()).toEqual([...WAYS].toSorted());
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining(`news: ${upstream.url} answers`));
});

it('names what is missing where neither way answers', async () => {
  expectConsole('error', /no news from \S+ \(NEWS_SOURCE=wordpress\): answers 404: no REST/);
  await checkSource({ patienceMs: 0 });
});

it('names where it has moved', async () => {
  upstream.on(WAYS[0], (_, response) =>
    response.writeHead(301, { location: 'https://www.example.org/wp-json/?a=b' }).end(),
  );
  expectConsole('error', /answers 301 to https:\/\/www\.example\.org\/wp-json\/: set NEWS_API_URL/);
  await checkSource({ patienceMs: 0 });
});

it('names the reason where a connection breaks, and ends nothing', async () => {
  for (const way of WAYS) upstream.on(way, (request) => request.socket.destroy());
  expectConsole('error', /no news from .*SocketError/);
  await checkSource({ patienceMs: 0 });
});

it.each([
  ['Fri, 20 Nov 2026 10:00:00 GMT', '0', '26 h ahead of'],
  ['Fri, 20 Nov 2026 10:00:00 GMT', '93600', undefined],
  ['Sat, 21 Nov 2026 12:31:00 GMT', '0', '1 h behind'],
  ['soon', '0', undefined],
])('compares clocks: a source of %s, %s s old', async (date, age, told) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00Z'));
  if (told !== undefined)
    expectConsole('warn', new RegExp(`machine's clock is ${told} the source`));
  for (const way of WAYS)
    upstream.on(way, (_, response) => response.writeHead(200, { date, age }).end('[]'));
  await checkSource({ patienceMs: 0 });
});

it('gives a source that starts together with the site another chance', async () => {
  upstream.on(WAYS[0], (request) => {
    upstream.sends(WAYS[0], []);
    request.socket.destroy();
  });
  await checkSource({ patienceMs: 0 });
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining('answers'));
});

it('is not satisfied with a body that never ends', async () => {
  jest.replaceProperty(environment(), 'NEWS_TIMEOUT_MS', 300);
  for (const way of WAYS)
    upstream.on(way, (_, response) => response.writeHead(200).write('[{"id":1}'));
  expectConsole('error', /no news from \S+ \(NEWS_SOURCE=wordpress\): it does not answer in time/);
  await checkSource({ patienceMs: 0 });
});
