import type { UpstreamResponse } from '@/lib/request/get';

const PERMANENT: readonly number[] = [301, 308];
const REDIRECTS: readonly number[] = [...PERMANENT, 302, 307];

export const isPermanent = (status: number): boolean => PERMANENT.includes(status);

export function redirectTarget(
  from: string,
  { status, header }: Pick<UpstreamResponse, 'status' | 'header'>,
): string | null {
  const location = header('location');
  if (!REDIRECTS.includes(status) || !location || !URL.canParse(location, from)) return null;
  const [own, target] = [new URL(from), new URL(location, from)];
  const isUpgrade =
    own.protocol === 'http:' &&
    target.protocol === 'https:' &&
    target.hostname === own.hostname &&
    target.port === '';
  const isSafe = target.username === '' && target.password === '';
  return isSafe && (isUpgrade || target.origin === own.origin) && target.href !== own.href
    ? target.href
    : null;
}
