/** `next.config.mjs` has a loader for these: style sheets as text, by the route of the page. */
declare module '*.pcss' {
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
