import type { Page } from '@playwright/test';

/** How often Tab stops in a page; a group of radio buttons is one stop. */
export const tabStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return new Set(
      stops.map((stop) => (stop.matches('[type=radio]') && stop.getAttribute('name')) || stop),
    ).size;
  });
