import { screen } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NewStoriesButton } from './PolledBlock';

it('keeps the focus where it was once it has shown the stories and is gone', () => {
  const onReveal = jest.fn();
  renderInLocale(<NewStoriesButton pendingCount={2} onReveal={onReveal} />);
  const button = screen.getByRole('button', { name: '2 new stories' });
  button.focus();
  button.click();
  expect(onReveal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveFocus();
});
