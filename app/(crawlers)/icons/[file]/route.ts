import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { iconSvg } from '@/lib/seo/icons/drawing';
import { ICONS, VECTOR_ICON } from '@/lib/seo/icons/icons';
import { renderIcon } from '@/lib/seo/icons/render';

type Context = { params: Promise<{ file: string }> };

const HEADERS = {
  'cache-control': CACHE_CONTROL.icon,
  'cross-origin-resource-policy': 'cross-origin',
};

/** `/icons/{purpose}-{size}.{hash}.png` and the drawing as SVG, all of them made at build time. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  if (file === VECTOR_ICON)
    return new Response(iconSvg('tab'), {
      headers: { ...HEADERS, 'content-type': 'image/svg+xml' },
    });
  const icon = ICONS.find((one) => one.file === file);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(await renderIcon(icon.purpose, icon.size), {
    headers: { ...HEADERS, 'content-type': 'image/png' },
  });
}

export const generateStaticParams = () =>
  [...ICONS, { file: VECTOR_ICON }].map(({ file }) => ({ file }));

export const dynamic = 'force-static';
export const dynamicParams = false;
