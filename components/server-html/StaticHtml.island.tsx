'use client';
// An island because only the render of client components gives HTML without React's data; in the
// browser it does nothing. `imports` of `package.json` names a file for the server and one for the
// browser, so that no block's script travels.

export { StaticHtml } from '#static-html';
