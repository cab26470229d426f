// The package has no types, because only Jest loads it.

declare module 'jest-circus/runner' {
  const circus: { default: (...given: unknown[]) => Promise<unknown> };
  export default circus;
}
