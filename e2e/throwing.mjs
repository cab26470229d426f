// Loaded into a site before it starts: while the file named by FAULT_FILE is there, putting in order what a
// search has found throws, so that its page fails the way a fault of our own would make it fail.

import { existsSync } from 'node:fs';

const { toSorted } = Array.prototype;

Array.prototype.toSorted = function (compare) {
  if (this[0]?.story && existsSync(process.env.FAULT_FILE ?? ''))
    throw new Error('a secret of the server');
  return toSorted.call(this, compare);
};
