import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Locale } from '@/lib/i18n/locales';
import type { Suggestion } from '@/lib/search/suggestion';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, notJson, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { SuggestionBox } from './SuggestionBox';
import { keepSearch, lastSearches } from './lastSearches';

const FOUND: Suggestion[] = [
  {
    kind: 'state',
    href: '/hi/india/bihar',
    lang: null,
    runs: [{ text: 'बिहार', isMatch: true }],
  },
  {
    kind: 'story',
    href: '/hi/news/7',
    lang: null,
    runs: [
      { text: 'बिहार', isMatch: true },
      { text: ' में बाढ़', isMatch: false },
    ],
  },
];

function setUp(locale: Locale = 'hi') {
  const box = document.body.appendChild(document.createElement('search'));
  const input = box.appendChild(document.createElement('input'));
  renderInLocale(<SuggestionBox input={input} />, locale);
  act(() => input.focus());
  return input;
}

const type = async (input: HTMLInputElement, value: string) => {
  fireEvent.input(input, { target: { value } });
  await act(async () => jest.advanceTimersByTime(400));
};
const press = (input: HTMLInputElement, key: string) => fireEvent.keyDown(input, { key });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('offers what is found in a browser that cannot join signals too, as Safari 16', async () => {
  const { any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'any');
  fakeFetch().mockResolvedValue(reply(FOUND));
  await type(setUp(), 'bihar');
  Object.assign(AbortSignal, { any });
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

it('offers what is found, with the words that match marked, and tells how many', async () => {
  const asked = fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  await type(input, 'bihar');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(String(asked.mock.calls[0]?.[0])).toBe('/api/suggest?lang=hi&q=bihar');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  const [state, story] = screen.getAllByRole('option');
  expect(state).toHaveTextContent(`बिहार${speak('hi')('Suggest.state')}`);
  expect(story?.querySelector('mark')).toHaveTextContent('बिहार');
  expect(screen.getByRole('status')).toHaveTextContent(speak('hi')('Suggest.count', { count: 2 }));
});

it('asks once after a pause, not for each letter', async () => {
  const asked = fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  for (const value of ['k', 'ko', 'koh', 'kohl']) {
    fireEvent.input(input, { target: { value } });
    await act(async () => jest.advanceTimersByTime(300));
  }
  expect(asked).not.toHaveBeenCalled();
  await type(input, 'kohli');
  expect(asked.mock.calls.map(([url]) => String(url))).toEqual(['/api/suggest?lang=hi&q=kohli']);
});

it('moves by the arrows while focus stays in the field, and closes by Escape', async () => {
  fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  await type(input, 'bihar');
  press(input, 'ArrowDown');
  press(input, 'ArrowDown');
  const story = screen.getByRole('option', { selected: true });
  expect(story).toHaveAttribute('href', '/hi/news/7');
  expect(input).toHaveAttribute('aria-activedescendant', story.id);
  expect(input).toHaveFocus();
  expect(press(input, 'Escape')).toBe(false);
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(press(input, 'Escape')).toBe(true);
});

it('scrolls to the option that the arrows lead to, and back to the field', async () => {
  fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  await type(input, 'bihar');
  const { contexts } = jest.mocked(Element.prototype.scrollIntoView).mock;
  expect(contexts).toEqual([]);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(input, key);
  expect(contexts).toEqual([...screen.getAllByRole('option'), input]);
});

it('stays open while the focus is in it, closes at the next control, and opens with no option active', () => {
  keepSearch('mausam');
  const input = setUp('en');
  press(input, 'ArrowDown');
  act(() => screen.getByRole('button', { name: speak('en')('Suggest.clear') }).focus());
  expect(input).toHaveAttribute('aria-expanded', 'true');
  const submit = document.createElement('button');
  input.after(submit);
  act(() => submit.focus());
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  act(() => input.focus());
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  act(() => submit.focus());
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('stays closed when it comes after the field was left', () => {
  keepSearch('mausam');
  const input = document.body.appendChild(document.createElement('input'));
  renderInLocale(<SuggestionBox input={input} />, 'en');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  act(() => input.focus());
  expect(input).toHaveAttribute('aria-expanded', 'true');
});

it('is open when it comes to a field that has focus', () => {
  keepSearch('mausam');
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  renderInLocale(<SuggestionBox input={input} />, 'en');
  expect(input).toHaveAttribute('aria-expanded', 'true');
});

it('offers nothing of earlier words once the field was emptied, or data is to be saved', async () => {
  fakeFetch().mockResolvedValueOnce(reply(FOUND)).mockResolvedValueOnce(reply(FOUND));
  const input = setUp();
  await type(input, 'bihar');
  fireEvent.input(input, { target: { value: '' } });
  fireEvent.input(input, { target: { value: 'm' } });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await type(input, 'mausam');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fakeConnection({ saveData: true });
  fireEvent.input(input, { target: { value: 'mausa' } });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  removeConnection();
});

it('asks once for words that are typed without a pause', async () => {
  const asked = fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  for (const value of ['b', 'bi', 'bih']) fireEvent.input(input, { target: { value } });
  await type(input, 'biha');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('leaves out what is no suggestion, and addresses of other sites', async () => {
  const wrong = [{ ...FOUND[0], href: '//evil.example' }, { ...FOUND[0], kind: 'x' }, null, 7];
  fakeFetch().mockResolvedValue(reply([...wrong, FOUND[1]]));
  const input = setUp();
  await type(input, 'bihar');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('asks for nothing under Save-Data, and offers the last searches that begin so', async () => {
  fakeConnection({ saveData: true });
  const asked = fakeFetch();
  for (const query of ['bihar baadh', 'mausam']) keepSearch(query);
  const input = setUp();
  await type(input, 'bih');
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole('option')).toHaveTextContent('bihar baadh');
  removeConnection();
});

it.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a busy site', () => Promise.resolve(reply({ error: 'busy' }, 503))],
  ['a page of a Wi-Fi', () => Promise.resolve(notJson)],
])('offers the last searches that begin so where %s answers', async (_, answer) => {
  for (const query of ['bihar baadh', 'mausam']) keepSearch(query);
  fakeFetch().mockResolvedValueOnce(reply(FOUND)).mockImplementation(answer);
  const input = setUp();
  await type(input, 'bi');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await type(input, 'bih');
  expect(screen.getByRole('option')).toHaveTextContent('bihar baadh');
});

it('offers what is found where storage is blocked, and no last searches', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  fakeFetch().mockResolvedValue(reply(FOUND));
  const input = setUp();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await type(input, 'bihar');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(() => keepSearch('bihar')).not.toThrow();
});

it('leaves focus in the field while a button of it is pressed', () => {
  keepSearch('mausam');
  const input = setUp('en');
  const clear = screen.getByRole('button', { name: speak('en')('Suggest.clear') });
  // Safari gives a button that is pressed no focus, and takes it from the field.
  if (fireEvent.mouseDown(clear)) act(() => input.blur());
  expect(clear).toBeVisible();
  fireEvent.click(clear);
  expect(lastSearches.read()).toEqual([]);
});

it('shows the last searches in an empty field, and forgets one or all', () => {
  for (const query of ['mausam', 'bihar baadh']) keepSearch(query);
  const input = setUp('en');
  const t = speak('en');
  const list = screen.getByRole('listbox', { name: t('Suggest.last') });
  expect(within(list).getAllByRole('option')[0]).toHaveAttribute('href', '/search?q=bihar+baadh');
  fireEvent.click(screen.getByRole('button', { name: t('Suggest.remove', { query: 'mausam' }) }));
  expect(lastSearches.read()).toEqual(['bihar baadh']);
  expect(input).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: t('Suggest.clear') }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
