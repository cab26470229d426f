import { environment } from './environment.mjs';
import { showsSamples } from './showsSamples';

export const claimsLive = (): boolean => environment().LIVE_URL !== undefined || showsSamples();
