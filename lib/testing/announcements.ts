import { screen } from '@testing-library/react';

const read = () =>
  screen.queryAllByRole('status').map((region) => ({ region, text: region.textContent ?? '' }));

/**
 * What the page's live regions would announce of a change: the texts of those that are live after
 * it and are not as they were.
 */
export function announcedBy(change: () => void): string[] {
  const before = read();
  change();
  return read()
    .filter(
      ({ region, text }) => text !== (before.find((one) => one.region === region)?.text ?? ''),
    )
    .map(({ text }) => text);
}
