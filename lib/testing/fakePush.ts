type Posted = { ask: string; subscription: { endpoint: string }; choice?: unknown };

const KEY_BYTES = new Uint8Array(65).fill(4);
/** The public key of the tests' site, as its page names it. */
export const KEY = Buffer.from(KEY_BYTES).toString('base64url');

/** As much of a response as is asked of one, which jsdom lacks. */
class Answer {
  readonly ok = true;
  constructor(private readonly text: string | null) {}
  async json(): Promise<unknown> {
    return JSON.parse(this.text ?? '');
  }
}

/** The Cache API with what a page and its worker keep there. */
function fakeStores() {
  const stores = new Map<string, Map<string, Answer>>();
  return {
    open: async (id: string) => {
      const store = stores.get(id) ?? new Map<string, Answer>();
      stores.set(id, store);
      return {
        put: async (path: string, answer: Answer) => void store.set(path, answer),
        match: async (path: string) => store.get(path),
        delete: async (path: string) => store.delete(path),
      };
    },
    delete: async (id: string) => stores.delete(id),
  };
}

/** A browser's push manager, with what it has been asked, before a site that notes what it is sent. */
export function fakePush({ accepts = true }: { accepts?: boolean } = {}) {
  const posted: Posted[] = [];
  let made = 0;
  let current: PushSubscription | null = null;
  let isReachable = accepts;
  Object.assign(globalThis, {
    caches: fakeStores(),
    Response: Answer,
    fetch: async (_: string, { body }: RequestInit) => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      posted.push(JSON.parse(String(body)));
      return new Answer(null);
    },
  });

  const subscriptionOf = (endpoint: string, key: Uint8Array<ArrayBuffer> = KEY_BYTES) => {
    const one: PushSubscription = {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey: key.buffer, userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys: {} }),
      unsubscribe: async () => {
        if (current === one) current = null;
        return true;
      },
    };
    return one;
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async (_: PushSubscriptionOptionsInit) => {
      made += 1;
      current ??= subscriptionOf(`https://push.example/${made}`);
      return current;
    }),
  };
  return {
    posted,
    pushManager,
    subscriptionOf,
    hold: (one: PushSubscription | null) => {
      current = one;
    },
    cut: () => {
      isReachable = false;
    },
    mend: () => {
      isReachable = true;
    },
    summary: () =>
      posted.map(({ ask, subscription, choice }) => [ask, subscription.endpoint, choice]),
  };
}
