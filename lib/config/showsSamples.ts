import { environment } from './environment.mjs';

export const showsSamples = () => environment().SAMPLES === 'on';

export const shownSamples = <T>(samples: readonly T[]): readonly T[] =>
  showsSamples() ? samples : [];
