import { fireEvent, screen, within } from '@testing-library/react';
import { renderInLocale, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { BoundedField } from './BoundedField';
import { PriceCell, PriceChange } from './PriceChange';
import { SortableTable } from './SortableTable';

const ROWS = [
  { id: 'a', name: 'Delhi', price: 2 },
  { id: 'b', name: 'Bhopal', price: 3 },
  { id: 'c', name: 'Agra', price: 1 },
];

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const { Tool } = words[locale];

  it.each([
    [0.12, 'fall', `▲ ${Tool.rise} +0.12`, 'text-down'],
    [-0.05, 'fall', `▼ ${Tool.fall} −0.05`, 'text-up'],
    [0.12, 'rise', `▲ ${Tool.rise} +0.12`, 'text-up'],
    [-0.05, 'rise', `▼ ${Tool.fall} −0.05`, 'text-down'],
    [0, 'fall', `= ${Tool.same} 0.00`, 'text-quiet'],
    [0, 'rise', `= ${Tool.same} 0.00`, 'text-quiet'],
  ] as const)('a change of %d where a %s is good', (change, good, text, colour) => {
    renderInLocale(
      <p>
        <PriceChange change={change} decimals={2} good={good} />
      </p>,
      locale,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
    expect(screen.getByRole('paragraph').firstChild).toHaveClass(colour);
  });

  it.each(['cheapest', 'dearest'] as const)('the %s says so in words', (extreme) => {
    renderInLocale(<PriceCell price="₹1" change={null} extreme={extreme} />, locale);
    expect(screen.getByText(Tool[extreme])).toBeVisible();
  });

  it('a field keeps what was typed and names its bounds only when needed', () => {
    const field = (value: string) => (
      <BoundedField
        name="f"
        label="Weight"
        hint="Any"
        bounds={{ least: 0, most: 100_000 }}
        value={value}
        onChange={() => {}}
      />
    );
    const { rerender } = renderInLocale(field('12'), locale);
    const box = screen.getByRole('textbox', { name: 'Weight', description: 'Any' });
    expect(box).toBeValid();
    rerender(field('-5'));
    expect(box).toHaveValue('-5');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(
      Tool.outside.replace('{least}', '0').replace('{most}', '1,00,000'),
    );
    rerender(field(''));
    expect(box).toHaveAccessibleDescription('Any');
  });
});

describe('a table to be sorted', () => {
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const sorts = () =>
    screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
  const press = (name: string) =>
    fireEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
  beforeEach(() => {
    renderInLocale(
      <SortableTable
        caption="Prices"
        columns={[
          { key: 'city', title: 'City', valueOf: ({ name }) => name, cell: ({ name }) => name },
          {
            key: 'price',
            title: 'Price',
            valueOf: ({ price }) => price,
            cell: ({ price }) => price,
          },
        ]}
        rows={ROWS}
        keyOf={({ id }) => id}
        chosen="b"
      />,
    );
  });

  it('begins in the order the rows came in, with its name and the chosen row', () => {
    expect(names()).toEqual(['Delhi', 'Bhopal', 'Agra']);
    expect(sorts()).toEqual([null, null]);
    expect(screen.getByRole('table', { name: 'Prices' })).toBeVisible();
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('Bhopal');
  });

  it('goes up, down and back by a number', () => {
    press('Price');
    expect(names()).toEqual(['Agra', 'Delhi', 'Bhopal']);
    expect(sorts()).toEqual([null, 'ascending']);
    press('Price');
    expect(names()).toEqual(['Bhopal', 'Delhi', 'Agra']);
    expect(sorts()).toEqual([null, 'descending']);
    press('Price');
    expect(names()).toEqual(['Delhi', 'Bhopal', 'Agra']);
    expect(sorts()).toEqual([null, null]);
  });

  it('starts upward with another column', () => {
    press('Price');
    press('Price');
    press('City');
    expect(names()).toEqual(['Agra', 'Bhopal', 'Delhi']);
    expect(sorts()).toEqual(['ascending', null]);
  });
});
