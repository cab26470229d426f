type Queue = { (...event: unknown[]): void; q?: unknown[]; o?: object; init?: () => void };

declare global {
  interface Window {
    plausible?: Queue;
  }
}

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
