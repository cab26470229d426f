import { startLocalServer } from '@/lib/testing/localServer';
import { get, readBody } from './get';

let origin: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  origin = await startLocalServer((_, response) => void response.end('news'));
  const proxy = {
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: 'http://127.0.0.1:1',
    NO_PROXY: 'localhost',
  };
  Object.assign(process.env, proxy);
});
afterAll(() => origin.stop());

const ask = (url: string) => get(url, { signal: AbortSignal.timeout(20_000) });

it('asks by the proxy of the environment, but for the hosts that need none', async () => {
  await expect(ask('http://news.invalid')).rejects.toThrow('127.0.0.1:1');
  const response = await ask(origin.url.replace('127.0.0.1', 'localhost'));
  expect(String(await readBody(response, { limitBytes: 10 }))).toBe('news');
});
