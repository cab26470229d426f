/** Empties the memory of the code under test: all that `lib/request/processGlobal.mjs` keeps. */
export function forgetProcess(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, symbol);
}
