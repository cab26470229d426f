/** The share menu's script, for `LazyDialog`. */
export const fetchShareMenu = async () => (await import('./ShareMenu')).ShareMenu;
