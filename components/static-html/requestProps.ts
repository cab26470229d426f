import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type RequestContext, requestContext } from '@/lib/request/requestContext.mjs';
import type { BlockName, BlockProps } from './staticHtmlProps';

type PageProps = { [N in BlockName]?: readonly BlockProps[N][] };

const propsOfRequests = processGlobal(
  'site.staticBlocks',
  () => new WeakMap<RequestContext, PageProps>(),
);

/**
 * Passes props between the server and client bundles of one request. Returns the block's index;
 * undefined outside a request.
 */
export function saveProps<N extends BlockName>(name: N, props: BlockProps[N]): number | undefined {
  const request = requestContext.getStore();
  if (!request) return undefined;
  const page: PageProps = propsOfRequests.get(request) ?? {};
  const saved = page[name] ?? [];
  propsOfRequests.set(request, { ...page, [name]: [...saved, props] });
  return saved.length;
}

export function savedProps<N extends BlockName>(
  name: N,
  number: number,
): BlockProps[N] | undefined {
  const request = requestContext.getStore();
  const page: PageProps | undefined = request && propsOfRequests.get(request);
  return page?.[name]?.[number];
}
