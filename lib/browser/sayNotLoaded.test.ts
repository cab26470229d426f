/** @jest-environment jsdom */

import { sayNotLoaded } from './sayNotLoaded';

it('says so in a live region, also in Firefox before 119, whose elements have no `role`', () => {
  jest.useFakeTimers();
  document.documentElement.dataset.unloaded = 'Not loaded';
  document.body.innerHTML = '<p><button></button></p>';
  Object.defineProperty(Element.prototype, 'role', { value: null, writable: true });
  for (const button of document.querySelectorAll('button')) sayNotLoaded(button);
  jest.advanceTimersByTime(100);
  expect(document.querySelector('p + [role="status"]')?.textContent).toBe('Not loaded');
});
