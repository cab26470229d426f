/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { announceLoadFailure } from './announceLoadFailure';

it('says so until the next press, also in Firefox before 119, whose elements have no `role`', () => {
  jest.useFakeTimers();
  document.documentElement.dataset.unloaded = 'Not loaded';
  document.body.innerHTML = '<p><button></button></p>';
  Object.defineProperty(Element.prototype, 'role', { value: null, writable: true });
  for (const button of document.querySelectorAll('button')) announceLoadFailure(button);
  jest.advanceTimersByTime(100);
  expect(screen.getByRole('status').textContent).toBe('Not loaded');
  expect(screen.getByRole('status').previousElementSibling).toBe(document.querySelector('p'));
  document.querySelector('button')?.click();
  expect(screen.queryByRole('status')).toBeNull();
});
