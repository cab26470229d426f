/**
 * The renderer that Next brings with its own React: hooks of the site's components are of that
 * React, and find no dispatcher under the renderer of the package.
 */
declare module 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server' {
  export { renderToReadableStream } from 'react-dom/server';
}
