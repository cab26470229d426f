import 'server-only';

/**
 * React's renderer as Node finds it, because the one that a bundler finds for route handlers
 * refuses to load. It renders no component that has a hook.
 */
export const staticRenderer = () => import(/* turbopackIgnore: true */ 'react-dom/server');
