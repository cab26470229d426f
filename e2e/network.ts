import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Answers a request in the site's place, or says that it does not. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The way between a browser and the site, which a test can cut: Playwright's `setOffline` leaves the requests
 * of a service worker alone.
 */
export class Network {
  /** What was asked for, in order. */
  readonly asked: string[] = [];
  private state: 'up' | 'cut' | 'hanging' = 'up';
  private answer: Answer = () => false;
  private isHeld: (path: string) => boolean = () => false;
  private readonly waiting: (() => void)[] = [];

  private readonly server = createServer((request, response) => {
    if (this.state === 'cut') return void request.socket.destroy();
    this.asked.push(request.url ?? '');
    if (this.state === 'hanging') return;
    if (this.answer(request, response)) return;
    if (!this.isHeld(request.url ?? '')) return this.passOn(request, response);
    this.waiting.push(() => this.passOn(request, response));
  });

  constructor(private site: string) {}

  /** The site is another from now on, such as the next release. */
  leadTo(site: string): void {
    this.site = site;
  }

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const { port } = this.server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  /** Nothing gets through any more, and what is under way breaks off. */
  cut(): void {
    this.state = 'cut';
    this.server.closeAllConnections();
  }

  /** Requests are taken and never answered. */
  hang(): void {
    this.state = 'hanging';
  }

  restore(): void {
    this.state = 'up';
  }

  /** Answers what the site would have; what it leaves goes on to the site. */
  answerBy(answer: Answer): void {
    this.answer = answer;
  }

  /** Requests for these paths wait from now on. Gives what lets the waiting ones through; later ones still wait. */
  hold(isHeld: (path: string) => boolean): () => void {
    this.isHeld = isHeld;
    return () => this.waiting.splice(0).forEach((passOn) => passOn());
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  private passOn(request: IncomingMessage, response: ServerResponse): void {
    const onward = ask(
      this.site + request.url,
      { method: request.method, headers: request.headers },
      (from) => {
        response.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(response);
        from.on('error', () => response.destroy());
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
    response.on('close', () => onward.destroy());
  }
}
