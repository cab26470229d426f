import { environment } from './environment.mjs';
import { showsSamples } from './showsSamples';

/** Whether the site may say that it is on air: it has a live programme, or shows what is made up. */
export const claimsLive = (): boolean => environment().LIVE_URL !== undefined || showsSamples();
