/** @jest-environment jsdom */

import { showLater } from '@/components/later/show';
import { attachSuggestions } from './attachSuggestions';

jest.mock('@/components/later/show', () => ({ showLater: jest.fn() }));
const shown = jest.mocked(showLater);

it('comes once to a field of a search, again after a failure, and to no other field', async () => {
  document.body.innerHTML = '<search><input></search><p><input></p>';
  const [field, other] = document.querySelectorAll('input');
  if (!field || !other) throw new Error('no fields');
  shown.mockRejectedValueOnce(new Error('no words'));
  await expect(attachSuggestions(field)).rejects.toThrow('no words');
  expect(document.querySelectorAll('.suggestions-host')).toHaveLength(0);
  for (const input of [field, field, other]) await attachSuggestions(input);
  expect(document.querySelectorAll('.suggestions-host')).toHaveLength(1);
  expect(shown).toHaveBeenCalledTimes(2);
});
