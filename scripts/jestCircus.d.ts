declare module 'jest-circus/runner' {
  const circus: { default: (...given: unknown[]) => Promise<unknown> };
  export default circus;
}
