/**
 * `needs`: steps that must have succeeded; `after`: steps that must have ended, even in failure.
 *
 * @typedef {{ name: string, needs?: readonly string[], after?: readonly string[], cores?: number }} Scheduled
 */

/**
 * Runs steps in parallel. Each waits for its predecessors and for enough free `cores` (one by
 * default); a later step may start first.
 *
 * @template {Scheduled} S
 * @param {readonly S[]} steps
 * @param {number} cores
 * @param {(step: S, canRun: boolean) => Promise<boolean>} run
 *   `canRun` is false if a needed step failed; resolves to the step's success
 * @returns {Promise<void>} settles once all have ended
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
