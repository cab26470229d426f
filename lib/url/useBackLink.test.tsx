import { fireEvent, screen } from '@testing-library/react';
import { BackLink } from '@/components/ui/BackLink';
import { LOCALES, renderInLocale } from '@/lib/testing/renderInLocale';
import { useBackLink } from './useBackLink';

function Page() {
  useBackLink();
  return <BackLink />;
}

let back: jest.SpyInstance;
beforeEach(() => {
  back = jest.spyOn(history, 'back').mockImplementation(() => {});
});

describe.each(LOCALES)('Back in %s', (locale) => {
  it('goes one step back, and leads home without a script', () => {
    history.pushState(null, '', '/tools');
    renderInLocale(<Page />, locale);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', { en: '/', hi: '/hi' }[locale]);
    expect(fireEvent.click(link)).toBe(false);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is the browser’s to follow with a modifier key', () => {
    renderInLocale(<Page />, locale);
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });
});
