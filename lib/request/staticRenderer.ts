import 'server-only';

/**
 * Node's own React renderer, because the bundled one refuses to load in route handlers. It cannot
 * render hooks.
 */
export const staticRenderer = () => import(/* turbopackIgnore: true */ 'react-dom/server');
