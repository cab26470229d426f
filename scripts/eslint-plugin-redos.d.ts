/** The package has no types of its own. */
declare module 'eslint-plugin-redos' {
  import type { ESLint } from 'eslint';

  const plugin: ESLint.Plugin;
  export default plugin;
}
