import 'server-only';
import { headers } from 'next/headers';

export const scriptNonce = async (): Promise<string | undefined> =>
  (await headers()).get('x-nonce') ?? undefined;
