// Loaded into a site before it starts: while the file named by FAULT_FILE is there, reversing a
// list of stories throws, so that pages which do so fail the way a fault of our own would make them
// fail.
import { existsSync } from 'node:fs';

const { toReversed } = Array.prototype;

Array.prototype.toReversed = function () {
  if (this[0]?.highlights && existsSync(process.env.FAULT_FILE ?? ''))
    throw new Error('a secret of the server');
  return toReversed.call(this);
};
