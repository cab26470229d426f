import { render, screen } from '@testing-library/react';

// Set up for every component test (`lib/testing/setupDom.ts`).
const shown = () => screen.queryAllByRole('button').length;

it.each([
  ['itself', (button: HTMLElement) => (button.style.display = 'none')],
  [
    'what is above it',
    ({ parentElement }: HTMLElement) => parentElement?.setAttribute('hidden', ''),
  ],
  [
    'a style sheet',
    () =>
      document.head.append(
        Object.assign(document.createElement('style'), {
          textContent: 'button { visibility: hidden }',
        }),
      ),
  ],
])('a change of %s is seen at once', (_, change) => {
  render(
    <p>
      <button>Share</button>
    </p>,
  );
  expect([shown(), shown()]).toEqual([1, 1]);
  change(screen.getByRole('button'));
  expect(shown()).toBe(0);
  document.head.replaceChildren();
});
