/**
 * By their names, what a step `needs` to have ended well, and what it comes `after`, however that has ended.
 * @typedef {{ name: string, needs?: readonly string[], after?: readonly string[], cores?: number }} Scheduled
 */

/**
 * Runs steps in parallel: each after those before it, when enough of `cores` are free (one by
 * default). A later step may go first, but smaller ones leave room for the largest: several of them
 * would never end together, so that it came last and alone.
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
  /** @type {number[]} what each that runs has taken */
  const running = [];
  const free = () => running.reduce((left, taken) => left - taken, cores);

  /** @param {number} taken */
  function fits(taken) {
    const largest = Math.max(...waiting.map((step) => step.cores ?? 1));
    const leaves = taken >= largest || running.includes(largest) ? 0 : largest;
    return taken <= free() && (running.length === 0 || free() - taken >= leaves);
  }

  return new Promise((done, fail) => {
    /** @param {S} step */
    async function start(step) {
      const { name, needs = [], cores: taken = 1 } = step;
      running.push(taken);
      const wasWell = await run(
        step,
        needs.every((need) => ended.get(need)),
      );
      running.splice(running.indexOf(taken), 1);
      ended.set(name, wasWell);
      next();
    }

    function next() {
      if (ended.size === steps.length) return done();
      for (const step of [...waiting]) {
        const { needs = [], after = [], cores: taken = 1 } = step;
        if (![...needs, ...after].every((name) => ended.has(name))) continue;
        if (!fits(taken)) continue;
        waiting.splice(waiting.indexOf(step), 1);
        start(step).catch(fail);
      }
    }

    next();
  });
}
