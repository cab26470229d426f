import { NOW } from '@/lib/testing/samples';
import { draftToken, readDraftToken } from './draftToken.mjs';

const SECRET = 'a secret of thirty-two characters';
const NOW_S = NOW / 1000;
const HOUR_S = 3600;
const WEEK_S = 7 * 24 * HOUR_S;

// printf 42.1800000000 | openssl dgst -sha256 -hmac 'a secret of thirty-two characters'
it('is the moment, a dot, and what openssl makes of id and moment', () => {
  expect(draftToken('42', 1_800_000_000, SECRET)).toBe(
    '1800000000.e8edeb27d17f67af08c4c5f9ab3780ae3197abf38539758207a13071a9f9a56c',
  );
});

const read = (token: string, id = '42', now = NOW, secret = SECRET) =>
  readDraftToken(token, { id, secret, now });
const good = draftToken('42', NOW_S + HOUR_S, SECRET);

it('shows the draft until the moment', () => {
  expect(read(good)).toBe(NOW_S + HOUR_S);
  expect(read(good, '42', NOW + HOUR_S * 1000 - 1)).toBe(NOW_S + HOUR_S);
});

it.each([
  ['has expired', read(good, '42', NOW + HOUR_S * 1000)],
  ['is of another story', read(good, '43')],
  ['was signed by another secret', read(good, '42', NOW, `${SECRET}s`)],
  ['was given a later moment', read(good.replace(/^\d+/, String(NOW_S + 2 * HOUR_S)))],
  ['works for longer than a week', read(draftToken('42', NOW_S + WEEK_S + 1, SECRET))],
  ['has another last digit', read(good.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))],
  ['is cut', read(good.slice(0, -1))],
  ['goes on', read(`${good}0`)],
  ['is in capitals', read(good.toUpperCase())],
  ['has no signature', read(`${NOW_S + HOUR_S}.`)],
  ['is of zeros', read(`${NOW_S + HOUR_S}.${'0'.repeat(64)}`)],
  ['is empty', read('')],
])('refuses a token that %s', (_, answer) => {
  expect(answer).toBeNull();
});

it('a story whose id has a dot has a token of its own', () => {
  // "4" and "2.…" would be signed as "4.2.…" is.
  expect(read(draftToken('4.2', NOW_S + HOUR_S, SECRET), '4')).toBeNull();
});

it('takes a week at most', () => {
  expect(read(draftToken('42', NOW_S + WEEK_S, SECRET))).toBe(NOW_S + WEEK_S);
});
