// Plain JavaScript, because the server reads it as it is.

const CUT =
  /(?:%(?:c[2-9a-f]|[de][\da-f]|f[0-4])|%e[\da-f]%[89ab][\da-f]|%f[0-4](?:%[89ab][\da-f]){1,2})?(?:%[\da-f]?)?$/i;
const WHOLE = /%[89ab][\da-f][^/]{0,2000}$/i;

/** @param {string} path */
export function canDecode(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes a last letter that lacks a byte, as in `%E0%A4%AA%E0%A4`, because messengers cut long
 * links. Other paths are unchanged.
 *
 * @param {string} path
 */
export function withoutCutLetter(path) {
  if (canDecode(path)) return path;
  const whole = path.replace(CUT, '');
  return WHOLE.test(whole) && canDecode(whole) ? whole : path;
}
