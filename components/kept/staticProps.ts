import { type RequestContext, requestContext } from '@/lib/http/requestContext.mjs';
import type { StaticBlocks } from './staticBlock';

type Props = Partial<StaticBlocks>;

/**
 * Next bundles server components apart from its render of client components, so the one instance is
 * found by a registered symbol.
 */
const KEY = Symbol.for('narmada24.staticBlocks');
const shared: typeof globalThis & { [KEY]?: WeakMap<RequestContext, Props> } = globalThis;
const propsOfRequests = (shared[KEY] ??= new WeakMap());

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
