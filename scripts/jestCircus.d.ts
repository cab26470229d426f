// It comes without types: Jest knows only its name.

declare module 'jest-circus/runner' {
  /** Runs a test file, and gives its result. */
  const circus: { default: (...given: unknown[]) => Promise<unknown> };
  export default circus;
}
