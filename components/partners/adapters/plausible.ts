type Queue = { (...event: unknown[]): void; q?: unknown[]; o?: object; init?: () => void };

declare global {
  interface Window {
    plausible?: Queue;
  }
}

/** Sets up what Plausible's script takes over: it counts the page and stories that open over it. */
export function plausible(): void {
  const queue: Queue = (...event) => {
    (queue.q ??= []).push(event);
  };
  queue.init = () => {
    queue.o = {};
  };
  queue.init();
  window.plausible ??= queue;
}
