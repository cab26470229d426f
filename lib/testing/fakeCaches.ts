import { SITE_MARK } from '@/lib/request/siteMark.mjs';

const ORIGIN = 'https://site.example';

/** One store of the Cache API: URLs with their responses, in the order they were written in. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly device: FakeCaches) {}

  async put(key: string | Request, response: Response): Promise<void> {
    const url = urlOf(key);
    if (!this.entries.has(url) && this.device.size >= this.device.room)
      throw new DOMException('full', 'QuotaExceededError');
    this.entries.delete(url);
    this.entries.set(url, response);
  }

  async match(key: string | Request): Promise<Response | undefined> {
    if (this.device.isDamaged) throw new DOMException('damaged', 'UnknownError');
    const found = this.entries.get(urlOf(key))?.clone();
    return found && this.device.isUnreadable ? unreadable(found) : found;
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.entries.delete(urlOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

const urlOf = (key: string | Request) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** An entry that is listed while its body cannot be had from the disk. */
const unreadable = ({ status, headers }: Response) =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('damaged')) }), {
    status,
    headers,
  });

/** The Cache API of a worker, which Node lacks, on a device that may be full or damaged. */
class FakeCaches {
  private readonly stores = new Map<string, FakeCache>();
  /** How many entries the device has room for. */
  room = Infinity;
  isDamaged = false;
  /** Whether the bodies of entries cannot be read. */
  isUnreadable = false;

  get size(): number {
    return [...this.stores.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }

  async open(id: string): Promise<FakeCache> {
    const store = this.stores.get(id) ?? new FakeCache(this);
    this.stores.set(id, store);
    return store;
  }

  async delete(id: string): Promise<boolean> {
    this.isDamaged = false;
    return this.stores.delete(id);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  /** The paths in a store, the oldest first. */
  pathsIn(id: string): string[] {
    return [...(this.stores.get(id)?.entries.keys() ?? [])].map((url) => url.replace(ORIGIN, ''));
  }
}

/**
 * Makes the globals of a worker of `https://site.example`: empty stores, and a site that answers what
 * `site` says. Gives the stores and what was asked for, and
 * takes the network away.
 */
export function fakeWorker(site: (path: string) => Response | undefined = () => undefined) {
  const caches = new FakeCaches();
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    const path = request.url.replace(ORIGIN, '');
    asked.push(path);
    const response = site(path);
    if (!response) throw new TypeError('Failed to fetch');
    return ofSite(response);
  };
  // Node's own request takes no relative URL, and asks nothing of a browser's cache alone.
  class WorkerRequest extends Request {
    constructor(url: string, { cache: _, mode: __, ...init }: RequestInit = {}) {
      super(new URL(url, ORIGIN), init);
    }
  }
  Object.assign(globalThis, {
    caches,
    fetch,
    Request: WorkerRequest,
    location: new URL(ORIGIN),
  });
  return {
    caches,
    asked,
    cut: () => {
      site = () => undefined;
    },
  };
}

export const SITE = ORIGIN;
/** The build that the site's answers are of. */
const BUILD = 'build-1';

/** An answer as the site gives it, with its mark. */
export function ofSite(response: Response): Response {
  response.headers.set(SITE_MARK, BUILD);
  return response;
}

/** What a network answers in the site's place: whatever it is, it has no mark. */
export function ofPortal(response: Response): Response {
  response.headers.delete(SITE_MARK);
  return response;
}

/** A script as the site sends it. */
export const scriptOf = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/javascript' } });

/** A page as the site sends it. */
export const pageOf = (
  lang: string,
  {
    title = 'Rain',
    scripts = [],
    head = '',
    build = BUILD,
    status = 200,
    headers = {},
  }: {
    title?: string;
    scripts?: string[];
    head?: string;
    build?: string | null;
    status?: number;
    headers?: Record<string, string>;
  } = {},
) =>
  ofSite(
    new Response(
      `<!DOCTYPE html><html${build === null ? '' : ` data-dpl-id="${build}"`} lang="${lang}"><head><title>${title}</title>${head}${scripts
        .map((src) => `<script src="${src}" async=""></script>`)
        .join('')}</head><body><main>${title}</main></body></html>`,
      { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } },
    ),
  );
