/** Waits for the page's last byte: what is late of its news is streamed. React may show it a moment later still. */
export const wholePage = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((done) =>
        document.addEventListener('DOMContentLoaded', () => done(), { once: true }),
      )
    : Promise.resolve();
