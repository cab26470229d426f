/** A provider's name as a key: "Short Videos" and "short-videos" are one. */
export const normalizeKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
