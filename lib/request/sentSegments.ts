/**
 * A route handler's path segments as sent: Next decodes params, and an id may contain an escape.
 */
export const sentSegments = ({ url }: Request): string[] =>
  new URL(url).pathname.split('/').slice(1);

export const lastSegment = (request: Request): string => sentSegments(request).at(-1) ?? '';
