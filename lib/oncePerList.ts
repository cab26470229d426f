/** What was computed of the arguments so far, and the way to each that may follow. */
type Step<R> = {
  objects: WeakMap<object, Step<R>> | null;
  values: Map<unknown, Step<R>> | null;
  computed: { result: R } | null;
};

/**
 * A function of lists or of stories that is computed once for each. A feed's list stays the same object
 * until its answer changes, a story until its entry does, and what was made of them is forgotten with them.
 * Objects are told apart by identity, further arguments (a language, a key) by value, of which there have to
 * be few: handed to `map` as it is, the function would take the index for one. Nothing that depends on the
 * clock or on what a reader typed may be made by it, and no result be changed.
 */
export function oncePerList<A extends readonly unknown[], R>(
  compute: (...args: A) => R,
): (...args: A) => R {
  const first = newStep<R>();
  return (...args) => {
    let step = first;
    for (const argument of args)
      step =
        typeof argument === 'object' && argument !== null
          ? stepTo(argument, (step.objects ??= new WeakMap()))
          : stepTo(argument, (step.values ??= new Map()));
    return (step.computed ??= { result: compute(...args) }).result;
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
