import { isObject } from '@/lib/isObject';
import { evictOnFailure } from './evictOnFailure';

/** A node in the tree of arguments seen so far. */
type Step<R> = {
  objects: WeakMap<object, Step<R>> | null;
  values: Map<unknown, Step<R>> | null;
  computed: { result: R } | null;
};

/**
 * Memoises by object identity and primitive value, except failed promises. Never pass it to `map`
 * or change its results. A leading primitive is never evicted.
 */
export function memoize<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
): (...args: A) => R {
  const first = newStep<R>();
  return (...args) => {
    let step = first;
    for (const argument of args)
      step = isObject(argument)
        ? stepTo(argument, (step.objects ??= new WeakMap()))
        : stepTo(argument, (step.values ??= new Map()));
    if (step.computed) return step.computed.result;
    const result = evictOnFailure(compute(...args), () => (step.computed = null));
    step.computed = { result };
    return result;
  };
}

/** Sets all fields at once, because objects of one shape are read twice as fast. */
const newStep = <R>(): Step<R> => ({ objects: null, values: null, computed: null });

type Steps<K, R> = { get(key: K): Step<R> | undefined; set(key: K, step: Step<R>): unknown };

function stepTo<K, R>(argument: K, steps: Steps<K, R>): Step<R> {
  let step = steps.get(argument);
  if (!step) steps.set(argument, (step = newStep()));
  return step;
}
