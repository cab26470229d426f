/**
 * What jsdom lacks and the islands need: small stand-ins that do what a browser would, as far as a
 * test can see it.
 */

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly seen = new Set<Element>();

  constructor(private readonly report: IntersectionObserverCallback) {
    observers.add(this);
  }

  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
  tell(where: Where, selector: string) {
    const isIntersecting = where === 'in sight';
    const box = new DOMRect(0, where === 'below' ? 1000 : -1000, 100, 100);
    const entries = [...this.seen]
      .filter((target) => target.matches(selector))
      .map((target): IntersectionObserverEntry => ({
        target,
        isIntersecting,
        intersectionRatio: Number(isIntersecting),
        time: 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
      }));
    if (entries.length > 0) this.report(entries, this);
  }
}

const observers = new Set<FakeIntersectionObserver>();
const trueMedia = new Set<string>();

/** Where an element is, seen from the screen. */
type Where = 'in sight' | 'above' | 'below';

/** Scrolls every observed element there, or those that a selector names. Inside `act`. */
export const scrollBlocks = (where: Where, selector = '*') =>
  observers.forEach((observer) => observer.tell(where, selector));

/** Makes media queries with these words true until the end of the test. */
export const preferMedia = (...words: string[]) => words.forEach((word) => trueMedia.add(word));

const fakeMatchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: [...trueMedia].some((words) => query.includes(words)),
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('already open', 'InvalidStateError');
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, a[href]')?.focus();
}

function close(this: HTMLDialogElement) {
  this.open = false;
}

/** The browser is idle at the next turn of the clock. */
export const IDLE_MS = 1;
const whenIdle = (callback: IdleRequestCallback) =>
  Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), IDLE_MS));

/**
 * Enough of a pointer's event to tell a mouse from a finger. Made late: without a browser there is
 * no `MouseEvent`.
 */
const pointerEvent = () =>
  class FakePointerEvent extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  };

/**
 * jsdom does not know `<search>` yet, and React complains of every element its browser does not
 * know. No mock, which would keep every element that a test makes.
 */
export function knowSearch(): void {
  const create = document.createElement.bind(document);
  Object.assign(document, {
    createElement: (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      return name === 'search'
        ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
        : element;
    },
  });
}

export function fakeBrowser(): void {
  observers.clear();
  trueMedia.clear();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(HTMLMediaElement.prototype, { pause: jest.fn(), play: jest.fn(), load: jest.fn() });
  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    matchMedia: fakeMatchMedia,
    requestIdleCallback: whenIdle,
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
    DOMRect: window.DOMRect ?? class {},
    PointerEvent: window.PointerEvent ?? pointerEvent(),
    open: jest.fn(),
    scrollTo: jest.fn(),
  });
}
