import { logOnce } from './logOnce';

beforeEach(() => Reflect.deleteProperty(globalThis, Symbol.for('narmada24.logged')));

it('says a thing once', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (const host of ['a.example', 'b.example', 'a.example']) logOnce(`refused ${host}`);
  expect(warn.mock.calls).toEqual([['refused a.example'], ['refused b.example']]);
});

it('does not fill the log or the memory', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  for (let at = 0; at < 500; at++) logOnce(`refused ${at}`);
  expect(warn).toHaveBeenCalledTimes(100);
});
