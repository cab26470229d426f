/** Maps "Short Videos" and "short-videos" to one key. */
export const normalizeKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
