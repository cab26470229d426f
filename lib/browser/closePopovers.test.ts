/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react';
import { closePopoversOnLeave } from './closePopovers';

afterEach(() => document.body.replaceChildren());

it('closes each popover as the page is left, also where a browser knows none', () => {
  document.body.innerHTML = '<div popover></div><dialog popover="auto"></dialog>';
  const [known] = document.querySelectorAll<HTMLElement>('[popover]');
  const hidePopover = jest.fn();
  Object.assign(known ?? {}, { hidePopover });
  closePopoversOnLeave();
  expect(hidePopover).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
