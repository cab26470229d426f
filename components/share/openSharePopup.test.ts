/** @jest-environment jsdom */

import { openSharePopup } from './openSharePopup';

describe('openSharePopup', () => {
  it('opens 600 by 400, and keeps this page out of the other’s reach', () => {
    openSharePopup('https://t.me/share/url');
    expect(window.open).toHaveBeenCalledWith(
      'https://t.me/share/url',
      '_blank',
      expect.stringContaining('width=600,height=400'),
    );
    expect(window.open).toHaveBeenCalledWith(
      expect.anything(),
      '_blank',
      expect.stringContaining('noopener'),
    );
  });
});
