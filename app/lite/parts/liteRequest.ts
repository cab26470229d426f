import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { LITE_ROUTE } from '@/lib/request/liteRoute.mjs';
import type { QueryParam } from '@/lib/request/queryParam';
import { type LiteWords, liteWords } from './liteWords';

export type LiteRequest = {
  locale: Locale;
  words: LiteWords;
  path: string;
  url: string;
  query: Readonly<Partial<Record<string, QueryParam>>>;
  now: number;
};

export async function readLiteRequest(target: string): Promise<LiteRequest> {
  const [pathname = '', search = ''] = target.split(/\?(.*)/s);
  const { locale, path: litePath } = splitLocale(pathname);
  const path = litePath.slice(LITE_ROUTE.length) || '/';
  const params = new URLSearchParams(search);
  const query = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  return {
    locale,
    words: await liteWords(locale),
    path,
    url: search === '' ? path : `${path}?${search}`,
    query,
    now: Date.now(),
  };
}
