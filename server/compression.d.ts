/** The part that is used, in Node's own types: those on DefinitelyTyped ask for Express's. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  export default function compression(options?: {
    brotli?: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
