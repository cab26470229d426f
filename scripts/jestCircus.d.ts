// It comes without types: Jest knows only its name.

declare module 'jest-circus/runner' {
  const circus: { default: (...given: unknown[]) => Promise<unknown> };
  export default circus;
}
