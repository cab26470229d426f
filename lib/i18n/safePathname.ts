/**
 * A path that next-intl's middleware may decode once. It rewrites to the decoded path, so a per
 * cent sign that belongs to a story's id has to be escaped twice. Paths that cannot be decoded do
 * not come this far: the server (`server/requestHandler.mjs`) takes their per cent signs literally.
 */
export const safePathname = (pathname: string) => pathname.replaceAll('%25', '%2525');
