import type { Page } from '@playwright/test';

/** How often Tab stops in a page, or a part of it; a group of radio buttons is one stop. */
export const tabStops = (page: Page, within = 'html') =>
  page.evaluate((part) => {
    const controls = ['a[href]', 'button', 'input', 'select', 'summary', '[tabindex]'];
    const stops = [
      ...document.querySelectorAll<HTMLElement>(controls.map((one) => `${part} ${one}`).join()),
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
  }, within);
