/** `next.config.mjs` has a loader for these: a style sheet as text. */
declare module '*.pcss' {
  const css: string;
  export default css;
}
