import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A fixed password is safe: this Ghost listens on the loopback only. */
const OWNER = {
  name: 'Newsroom',
  email: 'newsroom@narmada24.example',
  password: 'narmada-24-loopback',
  blogTitle: 'Narmada 24',
};

/**
 * Logs in to Ghost's Admin API as owner; sets up a new Ghost first.
 *
 * @param {string} origin
 */
export async function adminApi(origin) {
  const api = `${origin}/ghost/api/admin`;
  let cookie = '';

  /**
   * @param {string} method
   * @param {string} path
   * @param {object | FormData} [body]
   * @returns {Promise<any>}
   */
  async function call(method, path, body) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { origin, cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  }

  const { setup } = await call('GET', '/authentication/setup/');
  if (!setup[0].status) await call('POST', '/authentication/setup/', { setup: [OWNER] });
  await call('POST', '/session/', { username: OWNER.email, password: OWNER.password });

  return {
    call,

    /** @param {string} file @returns {Promise<string>} URL */
    async upload(file) {
      const form = new FormData();
      form.append('file', new Blob([readFileSync(file)], { type: 'image/jpeg' }), basename(file));
      return (await call('POST', '/images/upload/', form)).images[0].url;
    },

    async contentKey() {
      const name = 'Site';
      const { integrations } = await call('GET', '/integrations/?include=api_keys&limit=all');
      const site =
        integrations.find((/** @type {any} */ each) => each.name === name) ??
        (await call('POST', '/integrations/?include=api_keys', { integrations: [{ name }] }))
          .integrations[0];
      return site.api_keys.find((/** @type {any} */ key) => key.type === 'content').secret;
    },
  };
}
