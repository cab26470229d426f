import compression from 'compression';
import { constants } from 'node:zlib';

/**
 * Replaces Next's compression, which lacks brotli and skips route handlers. Quality 5, with a window
 * that holds a whole page, is 12 % smaller than gzip and faster; 4 makes Hindi larger than gzip does.
 */
export const compress = compression({
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
});
