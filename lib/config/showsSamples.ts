import { environment } from './environment.mjs';

/** Whether this deployment shows the sample stories and figures (the setting `SAMPLES`). */
export const showsSamples = () => environment().SAMPLES === 'on';

/** Samples of any kind as this deployment shows them: all, or none. */
export const shownSamples = <T>(samples: readonly T[]): readonly T[] =>
  showsSamples() ? samples : [];
