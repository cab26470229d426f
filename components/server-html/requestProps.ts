import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type RequestContext, requestContext } from '@/lib/request/requestContext.mjs';
import type { BlockName, BlockProps } from './staticHtmlProps';

/** The props of each block of a page, in the order in which the page has rendered the blocks. */
type PageProps = { [N in BlockName]?: readonly BlockProps[N][] };

const propsOfRequests = processGlobal(
  'site.staticBlocks',
  () => new WeakMap<RequestContext, PageProps>(),
);

/**
 * Hands the props of a block from the page's server components to the render of its client
 * components, which is in the same process and request but in another bundle. Gives the block's
 * number among those of its name; undefined outside of a request, where nothing would read them.
 */
export function saveProps<N extends BlockName>(name: N, props: BlockProps[N]): number | undefined {
  const request = requestContext.getStore();
  if (!request) return undefined;
  const page: PageProps = propsOfRequests.get(request) ?? {};
  const saved = page[name] ?? [];
  propsOfRequests.set(request, { ...page, [name]: [...saved, props] });
  return saved.length;
}

/** The props that were saved for a block of the request being handled. */
export function savedProps<N extends BlockName>(
  name: N,
  number: number,
): BlockProps[N] | undefined {
  const request = requestContext.getStore();
  const page: PageProps | undefined = request && propsOfRequests.get(request);
  return page?.[name]?.[number];
}
