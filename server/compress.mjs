// @ts-check
import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Compresses a response by what its client accepts, brotli before gzip. In Next's place, whose own
 * knows no brotli and leaves route handlers (`/api`, feeds, sitemaps) alone.
 *
 * Quality 5 with a window that holds a whole page makes the front page 12 % shorter than gzip does
 * and takes less time; at quality 4, the package's default, Hindi is longer than by gzip.
 */
export const compress = compression({
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
  },
});
