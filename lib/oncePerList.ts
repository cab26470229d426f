import { isObject } from '@/lib/isObject';
import { keptUnlessFailed } from '@/lib/keptUnlessFailed';

/** What was computed of the arguments so far, and the way to each that may follow. */
type Step<R> = {
  objects: WeakMap<object, Step<R>> | null;
  values: Map<unknown, Step<R>> | null;
  computed: { result: R } | null;
};

/**
 * Memoises by the first object's identity and the other arguments' values. Never `map` with it or
 * change results; a leading primitive is kept for ever.
 */
export function oncePerList<A extends readonly unknown[], R>(
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
    const result = keptUnlessFailed(compute(...args), () => (step.computed = null));
    step.computed = { result };
    return result;
  };
}

/** All fields from the start: objects of one shape are read twice as fast. */
const newStep = <R>(): Step<R> => ({ objects: null, values: null, computed: null });

type Steps<K, R> = { get(key: K): Step<R> | undefined; set(key: K, step: Step<R>): unknown };

function stepTo<K, R>(argument: K, steps: Steps<K, R>): Step<R> {
  let step = steps.get(argument);
  if (!step) steps.set(argument, (step = newStep()));
  return step;
}
