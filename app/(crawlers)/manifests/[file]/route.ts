import { routing } from '@/lib/i18n/routing';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { manifestPath, webManifest } from '@/lib/seo/metadata/webManifest';

type Context = { params: Promise<{ file: string }> };

const HEADERS = {
  'content-type': 'application/manifest+json; charset=utf-8',
  'cache-control': CACHE_CONTROL.manifest,
};

export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  const locale = routing.locales.find((one) => manifestPath(one).endsWith(`/${file}`));
  if (!locale) return new Response(null, { status: 404 });
  return new Response(JSON.stringify(await webManifest(locale)), { headers: HEADERS });
}

export const generateStaticParams = () =>
  routing.locales.map((locale) => ({ file: manifestPath(locale).split('/').at(-1) ?? '' }));

export const dynamic = 'force-static';
export const dynamicParams = false;
