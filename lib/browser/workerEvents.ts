// The standard's `ExtendableEvent`, declared by hand, because TypeScript's worker library conflicts
// with the DOM's.

export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface EventScope<Events> {
  readonly registration: ServiceWorkerRegistration;
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ): void;
}
