'use client';
// An island because only client components render HTML without React data. `imports` of
// `package.json` keeps block scripts off the browser.

export { StaticHtml } from '#static-html';
