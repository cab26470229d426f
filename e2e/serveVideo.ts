import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** A file of the sample newsroom, whole or the part that a player asks for. */
export async function serveVideo(
  pathname: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const bytes = await readFile(join(process.cwd(), 'newsroom', pathname));
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const [start, end] = [Number(from), to ? Number(to) : bytes.length - 1];
    response.writeHead(headers.range ? 206 : 200, {
      'content-type': pathname.endsWith('.vtt') ? 'text/vtt' : 'video/webm',
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(headers.range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    });
    response.end(bytes.subarray(start, end + 1));
  } catch {
    response.writeHead(404).end();
  }
}
