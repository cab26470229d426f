import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEarlyInput } from './useEarlyInput';

/** Fields as the tools have them: a new unit converts the number beside it. */
function Form() {
  const [fields, setFields] = useState({ amount: '10', unit: 'kg', mode: 'a', name: '' });
  const change = (changed: Partial<typeof fields>) =>
    setFields((before) => ({ ...before, ...changed }));
  const text = (key: 'amount' | 'name') => (
    <input
      aria-label={key}
      value={fields[key]}
      onChange={({ target }) => change({ [key]: target.value })}
    />
  );
  return (
    <form ref={useEarlyInput<HTMLFormElement>()}>
      <input type="hidden" name="kept" value="1" />
      {text('amount')}
      {text('name')}
      <select
        aria-label="unit"
        value={fields.unit}
        onChange={({ target }) => change({ unit: target.value, amount: '22' })}
      >
        <option>kg</option>
        <option>lb</option>
      </select>
      {['a', 'b'].map((mode) => (
        <label key={mode}>
          <input type="radio" checked={fields.mode === mode} onChange={() => change({ mode })} />
          {mode}
        </label>
      ))}
      <output>{Object.values(fields).join()}</output>
    </form>
  );
}

/** The server's HTML, filled in, and then taken over by React. */
async function hydrated(fillIn: () => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Form />);
  fillIn();
  await act(async () => void hydrateRoot(container, <Form />));
  return screen.getByRole('status').textContent;
}
const fill = (name: string, value: string) =>
  Object.assign(screen.getByRole(name === 'unit' ? 'combobox' : 'textbox', { name }), { value });
const choose = (name: string) =>
  Object.assign(screen.getByRole('radio', { name }), { checked: true });

it.each<[string, () => void, string]>([
  ['nothing', () => {}, '10,kg,a,'],
  ['a text', () => fill('amount', '7'), '7,kg,a,'],
  ['a text that was emptied', () => fill('amount', ''), ',kg,a,'],
  ['two texts', () => [fill('amount', '7'), fill('name', 'Asha')], '7,kg,a,Asha'],
  ['a choice of a list', () => fill('unit', 'lb'), '22,lb,a,'],
  ['a choice and the number beside it', () => [fill('unit', 'lb'), fill('amount', '7')], '7,lb,a,'],
  ['a radio button', () => choose('b'), '10,kg,b,'],
])('%s filled in before hydration counts', async (_, fillIn, expected) => {
  expect(await hydrated(fillIn)).toBe(expected);
});

it('what is typed afterwards counts as ever', async () => {
  await hydrated(() => fill('amount', '7'));
  fireEvent.change(screen.getByRole('textbox', { name: 'amount' }), { target: { value: '8' } });
  expect(screen.getByRole('status')).toHaveTextContent('8,kg,a,');
});
