/** @jest-environment node */
import { isEndpoint, isUnknownHost, isPrivate, publicLookup, serviceOf } from './pushServices.mjs';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b_x-y',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-pn1p.notify.windows.com/w/?token=BQYA%2fABC',
])('%s is the address of a subscription', (endpoint) => {
  expect(isEndpoint(endpoint)).toBe(true);
});

it.each([
  ['plain HTTP', 'http://fcm.googleapis.com/fcm/send/a'],
  ['another host', 'https://push.example.org/a'],
  ['a host that begins like one', 'https://fcm.googleapis.com.evil.example/a'],
  ['a host that ends like one', 'https://evilnotify.windows.com.example/a'],
  ['a domain within another', 'https://a.notify.windows.com.evil.example/a'],
  ['a domain without its dot', 'https://evilpush.apple.com/a'],
  ['a port', 'https://fcm.googleapis.com:8443/a'],
  ['a user', 'https://fcm.googleapis.com@127.0.0.1/a'],
  ['a user of a known host', 'https://me:secret@fcm.googleapis.com/a'],
  ['an address', 'https://127.0.0.1/a'],
  ['the address of a cloud’s data', 'https://169.254.169.254/latest/meta-data'],
  ['an address of IPv6', 'https://[::1]/a'],
  ['a fragment', 'https://fcm.googleapis.com/a#b'],
  ['no path', 'https://fcm.googleapis.com/'],
  ['a path that is written otherwise', 'https://fcm.googleapis.com/a/../b'],
  ['capitals, which are another key', 'https://FCM.googleapis.com/a'],
  ['a line break', 'https://fcm.googleapis.com/a\nb'],
  ['too many letters', `https://fcm.googleapis.com/${'a'.repeat(1500)}`],
  ['no address', 'fcm.googleapis.com/a'],
])('%s is refused', (_, endpoint) => {
  expect(isEndpoint(endpoint)).toBe(false);
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['142.250.183.10', false],
  ['::1', true],
  ['::', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:142.250.183.10', false],
  ['2404:6800:4009::1', false],
])('%s is of the operator’s own network: %p', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});

it('a name that leads into the own network is not called', async () => {
  const failed = new Promise((done) => publicLookup('localhost', { all: true }, done));
  expect(await failed).toEqual(new Error('localhost has no public address'));
});

it.each([
  ['https://wns2-pn1p.notify.windows.com/a', 'ENOTFOUND', true],
  ['https://made-up.push.apple.com/a', 'ENOTFOUND', true],
  ['https://made-up.push.apple.com/a', 'EAI_AGAIN', false],
  ['https://made-up.push.apple.com/a', 'ECONNREFUSED', false],
  ['https://web.push.apple.com/a', 'ENOTFOUND', false],
  ['https://fcm.googleapis.com/a', 'ENOTFOUND', false],
])('%s has a host that does not exist, by %s: %p', (endpoint, code, expected) => {
  expect(isUnknownHost(endpoint, Object.assign(new Error('getaddrinfo'), { code }))).toBe(expected);
});

it.each([
  ['https://fcm.googleapis.com/a', 'fcm.googleapis.com'],
  ['https://web.push.apple.com/a', '.push.apple.com'],
  ['https://wns2-pn1p.notify.windows.com/a', '.notify.windows.com'],
])('%s fails with %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service);
});
