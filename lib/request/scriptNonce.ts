import 'server-only';
import { headers } from 'next/headers';

/** The request's, by which the policy lets a script run. */
export const scriptNonce = async (): Promise<string | undefined> =>
  (await headers()).get('x-nonce') ?? undefined;
