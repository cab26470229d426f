// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { z } from 'zod';

/** A host with a path below which its media may be used. */
export const mediaHost = z
  .string()
  .regex(
    /^[\w.-]+(:\d{1,5})?(\/([\w~-][\w.~-]*\/)*)?$/,
    'must list hosts such as img.example.org or cdn.example.org:8443/news/, parted by commas',
  );

/** A path below which media may be used. */
export const mediaPath = z
  .string()
  .regex(
    /^\/([\w~-][\w.~-]*\/)*$/,
    'must list paths such as /pictures/, with a slash at both ends, parted by commas',
  );

/**
 * One header as it is written in a request (RFC 9110, 5.1 and 5.5), as its name and value. The message
 * does not repeat what was given: the value is a secret.
 */
export const requestHeader = z
  .string()
  .regex(
    /^[\w!#$%&'*+.^`|~-]+:[\t ]*[\x21-\x7e]([\t\x20-\x7e]*[\x21-\x7e])?$/,
    'must be a header such as Authorization: Bearer abc',
  )
  .transform((given) => {
    const at = given.indexOf(':');
    return { name: given.slice(0, at).toLowerCase(), value: given.slice(at + 1).trim() };
  });
