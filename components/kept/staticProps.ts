import { type RequestContext, requestContext } from '@/lib/http/requestContext.mjs';
import { processGlobal } from '@/lib/processGlobal.mjs';
import type { StaticBlocks } from './staticBlocks';

type Props = Partial<StaticBlocks>;

/** Server components keep them, and the render of client components, a bundle apart, takes them. */
const propsOfRequests = processGlobal(
  'narmada24.staticBlocks',
  () => new WeakMap<RequestContext, Props>(),
);

/** Keeps the props of a block for the render of the request being handled; false outside of one. */
export function keepProps<N extends keyof StaticBlocks>(name: N, props: StaticBlocks[N]): boolean {
  const request = requestContext.getStore();
  if (!request) return false;
  propsOfRequests.set(request, { ...propsOfRequests.get(request), [name]: props });
  return true;
}

/** The props of a block of the request being handled. */
export function keptProps<N extends keyof StaticBlocks>(name: N): StaticBlocks[N] | undefined {
  const request = requestContext.getStore();
  const props: Props | undefined = request && propsOfRequests.get(request);
  return props?.[name];
}
