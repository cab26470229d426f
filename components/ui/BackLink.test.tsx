import { fireEvent, screen } from '@testing-library/react';
import { LOCALES, renderInLocale } from '@/lib/testing/renderInLocale';
import { BackLink } from './BackLink.island';

let back: jest.SpyInstance;
beforeEach(() => {
  back = jest.spyOn(history, 'back').mockImplementation(() => {});
});

describe.each(LOCALES)('Back in %s', (locale) => {
  it('goes one step back, and leads home without a script', () => {
    history.pushState(null, '', '/tools');
    renderInLocale(<BackLink>Back</BackLink>, locale);
    const link = screen.getByRole('link', { name: 'Back' });
    expect(link).toHaveAttribute('href', { en: '/', hi: '/hi' }[locale]);
    expect(fireEvent.click(link)).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is the browser’s to follow with a modifier key', () => {
    renderInLocale(<BackLink>Back</BackLink>, locale);
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
