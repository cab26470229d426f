import { environment } from './environment.mjs';

export const showsSamples = () => environment().SAMPLES === 'on';

export const claimsLive = () => environment().LIVE_URL !== undefined || showsSamples();

export const shownSamples = <T>(samples: readonly T[]): readonly T[] =>
  showsSamples() ? samples : [];
