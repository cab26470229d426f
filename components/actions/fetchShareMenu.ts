/** The share menu's script, for `OnDemand`. */
export const fetchShareMenu = async () => (await import('./ShareMenu')).ShareMenu;
