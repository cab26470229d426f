/** Style sheets as text by page route, from the loader in `next.config.mjs`. */
declare module '*.pcss' {
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
