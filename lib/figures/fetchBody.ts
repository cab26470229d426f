import 'server-only';
import { discard, get, readBody } from '@/lib/request/get';

type Options = {
  signal: AbortSignal;
  accept: string;
  limitBytes: number;
  mayMove?: (from: string, to: string) => boolean;
};

const HOPS = 3;

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Follows redirects on the same host, and to hosts that `mayMove` allows; never from https to http.
 *
 * @throws Error whose message leaves out the query, because it may hold a key
 */
export async function fetchBody(
  address: URL,
  { signal, accept, limitBytes, mayMove = () => false }: Options,
): Promise<{ body: Buffer; contentType: string }> {
  let url = address;
  for (let hops = 0; ; hops++) {
    const response = await get(url.href, { headers: { accept }, signal });
    const location = isRedirect(response.status) ? response.header('location') : null;
    if (location === null && response.ok)
      return {
        body: await readBody(response, { limitBytes }),
        contentType: response.header('content-type') ?? '',
      };
    discard(response);
    const target = location === null ? null : URL.parse(location, url.href);
    if (!target || hops === HOPS) throw new Error(`answered ${response.status}`);
    const isKept =
      (target.host === url.host || mayMove(url.hostname, target.hostname)) &&
      (target.protocol === url.protocol || target.protocol === 'https:');
    if (!isKept) throw new Error(`redirects to ${target.origin.slice(0, 100)}: not allowed`);
    url = target;
  }
}

export async function fetchJson(address: URL, options: Omit<Options, 'accept'>): Promise<unknown> {
  const { body } = await fetchBody(address, { ...options, accept: 'application/json' });
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Error('the answer is not JSON');
  }
}
