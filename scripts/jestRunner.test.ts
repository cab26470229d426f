import { createContext, compileFunction, runInContext } from 'node:vm';

const contexts = [createContext(), createContext()] as const;
const compiled = (text: string, at: 0 | 1, filename = '/made-up.js') =>
  compileFunction(text, ['first', 'second'], { filename, parsingContext: contexts[at] });

it('compiles a module once, and gives each test file a function of its own realm', () => {
  const text = 'return [second, first];';
  const [one, other] = [compiled(text, 0), compiled(text, 1)];
  expect(one).not.toBe(other);
  expect(one(1, 2)).toBeInstanceOf(runInContext('Array', contexts[0]));
  expect(other(1, 2)).toBeInstanceOf(runInContext('Array', contexts[1]));
  expect([...one(1, 2)]).toEqual([2, 1]);
});

it('compiles what has another text by the same name', () => {
  expect(compiled('return 1;', 0)()).toBe(1);
  expect(compiled('return 2;', 0)()).toBe(2);
});

it.each([
  ['1:7', 'throw new Error(first);'],
  ['2:8', '// A comment.\n throw new Error(first); // and one at the end'],
])('says at %s where an error is thrown', (place, text) => {
  const thrown = compiled(text, 0, '/thrown.js');
  const stackOf = () => {
    try {
      return thrown('x');
    } catch (fault) {
      return Object(fault).stack;
    }
  };
  expect(stackOf()).toContain(`/thrown.js:${place}`);
});
