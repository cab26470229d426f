import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { startLocalServer } from './localServer';

const recordingSchema = z.object({
  /** What answered, and when. */
  server: z.string(),
  recordedAt: z.iso.date(),
  /** The server's own, which stands in its answers. */
  origin: z.url(),
  answers: z.record(
    z.string(),
    z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
  ),
});

type Recording = z.output<typeof recordingSchema>;

/** What of an answer's head counts. */
const HEADERS = ['content-type', 'etag', 'last-modified'];

/** A path as it is recorded: without the key of Ghost's Content API. */
const pathOf = (url: string) => url.replace(/([?&])key=\w+&?/, '$1');

/**
 * A server that answers what a real one did (`sources/`), with its own origin in place of the real
 * one's. A path that is not recorded is 404 and fails the test by `unknown`.
 *
 * With the URL of a real server it passes each call on to that. With `SOURCE_RECORD` too, which names the
 * server, it writes the answers down: `record.mjs` of each source sets both.
 */
export async function startRecordedServer(file: string, live = process.env.SOURCE_URL) {
  const { SOURCE_RECORD: name } = process.env;
  const recording: Recording = live
    ? { server: name ?? '', recordedAt: '', origin: live, answers: {} }
    : recordingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const calls: string[] = [];
  const unknown: string[] = [];

  async function answerTo(url: string) {
    const path = pathOf(url);
    calls.push(path);
    const answer = recording.answers[path] ?? (live ? await ask(live + url) : undefined);
    if (answer) recording.answers[path] = answer;
    else unknown.push(path);
    return answer;
  }

  const { url, stop } = await startLocalServer((request, response) => {
    void answerTo(request.url ?? '').then((answer) => {
      if (!answer) return response.writeHead(404).end();
      const { status, headers, body } = answer;
      response.writeHead(status, headers).end(body.replaceAll(recording.origin, url));
    });
  });

  return {
    url,
    calls,
    unknown,
    stop: async () => {
      if (live && name) {
        const recordedAt = new Date().toISOString().slice(0, 10);
        writeFileSync(file, `${JSON.stringify({ ...recording, recordedAt }, null, 1)}\n`);
      }
      await stop();
    },
  };
}

async function ask(url: string): Promise<Recording['answers'][string]> {
  const response = await fetch(url);
  const headers = HEADERS.flatMap((header) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[header, value]];
  });
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
  };
}
