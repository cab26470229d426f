/** Waits for the page and all that it names: its scripts, styles and first pictures. */
export const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((done) => addEventListener('load', () => done(), { once: true }));
