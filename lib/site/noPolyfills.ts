/** Stands in for Next's polyfills: each browser that the build is made for has what they add. */
export {};
