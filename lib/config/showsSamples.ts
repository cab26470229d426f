import { environment } from './environment.mjs';

export const showsSamples = () => environment().SAMPLES === 'on';

/** Whether a live programme is on air, or the sample of one. */
export const claimsLive = () => environment().LIVE_URL !== undefined || showsSamples();

export const shownSamples = <T>(samples: readonly T[]): readonly T[] =>
  showsSamples() ? samples : [];
