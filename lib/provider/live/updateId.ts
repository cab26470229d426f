import { hash } from 'node:crypto';

const ANCHOR = /^[\w-]{1,64}$/;

/** Usable as `id`, fragment, query and key; any other id becomes its hash. */
export const updateId = (given: string): string =>
  ANCHOR.test(given) ? given : `x${hash('sha256', given, 'base64url').slice(0, 16)}`;
