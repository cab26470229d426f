import type { Locale } from '@/lib/i18n/locales';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type RequestContext, requestContext } from '@/lib/request/requestContext.mjs';
import type { BlockName, BlockProps } from './staticHtmlProps';

type Saved<N extends BlockName> = { locale: Locale; props: BlockProps[N] };
type PageProps = { [N in BlockName]?: readonly Saved<N>[] };

const propsOfRequests = processGlobal(
  'site.staticBlocks',
  () => new WeakMap<RequestContext, PageProps>(),
);

/**
 * Passes props between the server and client bundles of one request. Returns the block's index;
 * undefined outside a request.
 */
export function saveProps<N extends BlockName>(name: N, block: Saved<N>): number | undefined {
  const request = requestContext.getStore();
  if (!request) return undefined;
  const page: PageProps = propsOfRequests.get(request) ?? {};
  const saved = page[name] ?? [];
  propsOfRequests.set(request, { ...page, [name]: [...saved, block] });
  return saved.length;
}

export function savedProps<N extends BlockName>(name: N, number: number): Saved<N> | undefined {
  const request = requestContext.getStore();
  const page: PageProps | undefined = request && propsOfRequests.get(request);
  return page?.[name]?.[number];
}
