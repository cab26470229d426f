import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Fault } from './faults';
import { serveVideo } from './serveVideo';
import { type Entry, type Feed, FEEDS, sampleNews } from './stories';

/** One call of the site, as the provider saw it. */
export type Call = {
  feed: Feed;
  headers: IncomingHttpHeaders;
  status: number | null;
  /** Whether the site has given it up without an answer. */
  givenUp: boolean;
};

/** The provider's API as a test wants it: its news, its faults and its pace, feed by feed. */
export class Upstream {
  private readonly server: Server;
  private readonly pending = new Set<ServerResponse>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private gates = new Map<Feed, (() => void)[]>();
  private faults = new Map<Feed, Fault>();
  private delays = new Map<Feed, number>();
  private atOnce = new Map<Feed, number>();
  private picture: Buffer | undefined;

  /** Pictures beside the good one, by path; any other is not there. */
  pictures = new Map<string, (response: ServerResponse) => void>();

  news = sampleNews();
  calls: Call[] = [];
  /** The most calls of a feed that were open at the same time. */
  mostAtOnce = new Map<Feed, number>();

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
    // Never closes a connection that the site may be about to use: on a busy machine it would, and the
    // call would fail.
    this.server.keepAliveTimeout = 0;
  }

  async listen(): Promise<void> {
    this.picture = await sharp({
      create: { width: 640, height: 400, channels: 3, background: '#2f6f8f' },
    })
      .jpeg()
      .toBuffer();
    await new Promise<void>((done) => this.server.listen(0, '0.0.0.0', done));
  }

  async close(): Promise<void> {
    this.reset();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sample news again, no faults, nothing recorded; what hung is cut. */
  reset(): void {
    this.gates = new Map();
    this.faults = new Map();
    this.delays = new Map();
    this.pictures = new Map();
    this.news = sampleNews();
    for (const timer of this.timers) clearTimeout(timer);
    for (const response of this.pending) response.destroy();
    this.forget();
  }

  /** Forgets the calls recorded so far. */
  forget(): void {
    this.calls = [];
    this.mostAtOnce = new Map();
  }

  fail(fault: Fault, ...feeds: Feed[]): void {
    for (const feed of feeds) this.faults.set(feed, fault);
  }

  mend(...feeds: Feed[]): void {
    for (const feed of feeds) this.faults.delete(feed);
  }

  /** Answers these feeds this many milliseconds late. */
  delay(ms: number, ...feeds: Feed[]): void {
    for (const feed of feeds) this.delays.set(feed, ms);
  }

  /** Keeps calls of these feeds waiting until `release`. */
  hold(...feeds: Feed[]): void {
    for (const feed of feeds) this.gates.set(feed, []);
  }

  release(...feeds: Feed[]): void {
    for (const feed of feeds) {
      const waiting = this.gates.get(feed) ?? [];
      this.gates.delete(feed);
      for (const go of waiting) go();
    }
  }

  callsOf(feed: Feed): Call[] {
    return this.calls.filter((call) => call.feed === feed);
  }

  /** A new story at the head of a feed; its identity. */
  add(feed: Feed, entry: Entry): void {
    this.news[feed] = [entry, ...this.news[feed]];
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    const feed = FEEDS.find((name) => pathname === `/api/${name}`);
    if (feed) return this.serveFeed(feed, request, response);
    if (pathname === '/pictures/bridge.jpg')
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(this.picture);
    const picture = this.pictures.get(pathname);
    if (picture) return picture(response);
    if (pathname.startsWith('/videos/')) return serveVideo(pathname, request, response);
    response.writeHead(404).end();
  }

  private serveFeed(feed: Feed, request: IncomingMessage, response: ServerResponse): void {
    const call: Call = { feed, headers: request.headers, status: null, givenUp: false };
    this.calls.push(call);
    this.pending.add(response);
    this.count(feed, 1);
    response.on('finish', () => (call.status = response.statusCode));
    response.on('close', () => {
      call.givenUp = call.status === null;
      this.pending.delete(response);
      this.count(feed, -1);
    });

    const go = () => this.answerFeed(feed, request, response);
    const gate = this.gates.get(feed);
    const delay = this.delays.get(feed);
    if (gate) gate.push(go);
    else if (delay) {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        go();
      }, delay);
      this.timers.add(timer);
    } else go();
  }

  private answerFeed(feed: Feed, request: IncomingMessage, response: ServerResponse): void {
    const body = JSON.stringify(this.news[feed]);
    const fault = this.faults.get(feed);
    if (fault) return fault(response, body);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag)
      return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
  }

  private count(feed: Feed, by: number): void {
    const open = (this.atOnce.get(feed) ?? 0) + by;
    this.atOnce.set(feed, open);
    this.mostAtOnce.set(feed, Math.max(open, this.mostAtOnce.get(feed) ?? 0));
  }
}
