/**
 * A body's bytes. @throws Error as soon as it is longer than `limitBytes`: no more than that is
 * ever held.
 */
export async function readBody(response: Response, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) throw new Error(`body over ${limitBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
