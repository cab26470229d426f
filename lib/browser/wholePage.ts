/** Late blocks stream until the last byte; React may show them slightly later. */
export const wholePage = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((done) =>
        document.addEventListener('DOMContentLoaded', () => done(), { once: true }),
      )
    : Promise.resolve();
