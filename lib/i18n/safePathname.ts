/**
 * A path that next-intl's middleware may decode once. It rewrites to the decoded path, so a per cent sign that
 * belongs to a story's id has to be escaped twice; a path that cannot be decoded at all is taken literally.
 */
export function safePathname(pathname: string): string {
  return (isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25')).replaceAll('%25', '%2525');
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}
