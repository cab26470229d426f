/** How tests start Chromium: a tenth to a third of its CPU less than as it comes. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Else each page starts a process, which costs more than what most pages do.
  '--renderer-process-limit=1',
  // Nor a whole Chromium for each site that it goes to: about:blank is one, between two tests.
  '--disable-site-isolation-trials',
  // No page lives so long that optimised code pays: a tenth of the browser's CPU.
  '--js-flags=--no-opt --no-maglev',
];
