import 'server-only';

/**
 * React's renderer as Node finds it, for route handlers: the one that a bundler finds for them refuses to load.
 * It reads the same elements, as long as no component in them has a hook.
 */
export const staticRenderer = () => import(/* turbopackIgnore: true */ 'react-dom/server');
