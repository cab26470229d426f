import { fakeWorker, SITE } from '@/lib/testing/fakeCaches';
import { networkPage } from './fromSite';

const request = new Request(`${SITE}/india`);

it.each([
  ['is taken', Promise.resolve(new Response('preloaded')), 'preloaded', []],
  ['is not sent', Promise.resolve(undefined), 'asked', ['/india']],
  ['has failed', Promise.reject(new TypeError('network error')), 'asked', ['/india']],
  ['has failed as Firefox says it', Promise.resolve(Response.error()), 'asked', ['/india']],
])('where the preload %s', async (_, preload, text, requests) => {
  const { asked } = fakeWorker(() => new Response('asked'));
  expect(await (await networkPage(request, preload))?.text()).toBe(text);
  expect(asked).toEqual(requests);
});

it('is null without a connection', async () => {
  fakeWorker();
  expect(await networkPage(request, Promise.resolve(undefined))).toBeNull();
});
