/** Stands in for `server-only`, whose real module refuses to be loaded outside a server build. */
export {};
