/**
 * Resolves when the HTML is complete, because late blocks stream until its end. React may show them
 * slightly later.
 */
export const wholePage = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((done) =>
        document.addEventListener('DOMContentLoaded', () => done(), { once: true }),
      )
    : Promise.resolve();
