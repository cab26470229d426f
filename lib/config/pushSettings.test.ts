import { readEnvironment } from './environment.mjs';

const KEYS = {
  VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`,
  VAPID_PRIVATE_KEY: 'b'.repeat(43),
  VAPID_SUBJECT: 'mailto:desk@example.org',
};

it('nothing is sent without keys', () => {
  expect(readEnvironment({})).toMatchObject({
    PUSH_URL: 'http://127.0.0.1:3700',
    PUSH_QUIET_HOURS: { from: 22, until: 7 },
  });
});

it.each([
  ['23-6', { from: 23, until: 6 }],
  ['00-00', { from: 0, until: 0 }],
  ['off', null],
])('the quiet hours %s are %j', (given, expected) => {
  expect(readEnvironment({ ...KEYS, PUSH_QUIET_HOURS: given }).PUSH_QUIET_HOURS).toEqual(expected);
});

it.each<[Record<string, string | undefined>, string]>([
  [{ VAPID_PRIVATE_KEY: undefined }, 'VAPID_PRIVATE_KEY must be set, because VAPID_PUBLIC_KEY is'],
  [{ VAPID_PUBLIC_KEY: undefined }, 'VAPID_PUBLIC_KEY must be set, because VAPID_PRIVATE_KEY is'],
  [{ VAPID_SUBJECT: undefined }, 'VAPID_SUBJECT must be set'],
  [{ OFFLINE: 'off' }, 'OFFLINE must be on'],
  [{ VAPID_PUBLIC_KEY: KEYS.VAPID_PRIVATE_KEY }, 'VAPID_PUBLIC_KEY must be the longer (65 bytes)'],
  [{ VAPID_SUBJECT: 'desk@example.org' }, 'VAPID_SUBJECT must be a mailto'],
  [{ VAPID_SUBJECT: 'mailto:desk@localhost' }, 'VAPID_SUBJECT must be a mailto'],
  [{ VAPID_SUBJECT: 'https://news.local' }, 'VAPID_SUBJECT must be a real address'],
  [{ PUSH_QUIET_HOURS: '22-25' }, 'PUSH_QUIET_HOURS must be two hours'],
  [{ PUSH_URL: 'http://push:3700/a' }, 'PUSH_URL must be an origin'],
])('%j is refused', (change, fault) => {
  expect(() => readEnvironment({ ...KEYS, ...change })).toThrow(fault);
});

it('a fault says nothing of a secret', () => {
  const secret = `${'s'.repeat(42)}!`;
  expect(() => readEnvironment({ ...KEYS, VAPID_PRIVATE_KEY: secret })).toThrow(
    /^VAPID_PRIVATE_KEY must be the shorter \(32 bytes\) of the two keys from web-push, in base64url$/,
  );
});
