/**
 * By their names, what a step `needs` to have ended well, and what it comes `after`, however that has ended.
 * @typedef {{ name: string, needs?: readonly string[], after?: readonly string[], cores?: number }} Scheduled
 */

/**
 * Runs steps in parallel: each after those before it, when enough of `cores` are free (one by
 * default). A later step may go first.
 *
 * @template {Scheduled} S
 * @param {readonly S[]} steps
 * @param {number} cores
 * @param {(step: S, canRun: boolean) => Promise<boolean>} run is given whether all that the step needs has ended
 *   well, and gives whether the step has
 * @returns {Promise<void>} once all have ended
 */
export function runSteps(steps, cores, run) {
  const waiting = [...steps];
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  let free = cores;

  return new Promise((done, fail) => {
    /** @param {S} step */
    async function start(step) {
      const { name, needs = [], cores: taken = 1 } = step;
      free -= taken;
      const wasWell = await run(
        step,
        needs.every((need) => ended.get(need)),
      );
      free += taken;
      ended.set(name, wasWell);
      next();
    }

    function next() {
      if (ended.size === steps.length) return done();
      for (const step of [...waiting]) {
        const { needs = [], after = [], cores: taken = 1 } = step;
        if (![...needs, ...after].every((name) => ended.has(name))) continue;
        if (taken > free) continue;
        waiting.splice(waiting.indexOf(step), 1);
        start(step).catch(fail);
      }
    }

    next();
  });
}
