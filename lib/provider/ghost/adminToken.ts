import 'server-only';
import { createHmac } from 'node:crypto';

/** Ghost takes five minutes at most. */
const LASTS_S = 60;

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A JSON Web Token by HS256 for the Admin API (https://docs.ghost.org/admin-api, "Token
 * authentication"). The key holds its name, then its secret in hexadecimal.
 *
 * @param key `{id}:{secret}` of a custom integration
 * @param now in epoch milliseconds
 */
export function adminToken(key: string, now: number): string {
  const [kid, secret = ''] = key.split(':');
  const iat = Math.floor(now / 1000);
  const signed = [
    base64url({ alg: 'HS256', typ: 'JWT', kid }),
    base64url({ iat, exp: iat + LASTS_S, aud: '/admin/' }),
  ].join('.');
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(signed);
  return `${signed}.${signature.digest('base64url')}`;
}
