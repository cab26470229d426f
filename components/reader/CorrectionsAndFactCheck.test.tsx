import { screen, within } from '@testing-library/react';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { pageForm } from '@/lib/testing/textForms';
import { CorrectionsAndFactCheck } from './CorrectionsAndFactCheck';

const draw = (
  story: Parameters<typeof CorrectionsAndFactCheck>[0]['story'],
  locale: 'en' | 'hi' = 'en',
) => renderInLocale(<CorrectionsAndFactCheck story={story} form={pageForm(locale)} />, locale);

it.each([
  ['en', 'Correction, 20 November 2026, 12:55 pm:'],
  ['hi', 'भूल-सुधार, 20 नवंबर 2026, दोपहर 12:55 बजे:'],
] as const)('say what was put right and when (%s)', (locale, label) => {
  draw({ corrections: [{ text: 'Five, not six.', at: '2026-11-20T07:25:00.000Z' }] }, locale);
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent(`${label} Five, not six.`);
  expect(within(note).getByText(label)).toHaveAttribute('lang', locale);
});

it.each([
  ['en', 'Fact check', 'Claim: Wet.Claimed by: A chain letterVerdict: False'],
  ['hi', 'फ़ैक्ट चेक', 'दावा: Wet.दावा किसका: A chain letterनतीजा: False'],
] as const)('say which claim was checked and what was found (%s)', (locale, name, text) => {
  const factCheck = { claim: 'Wet.', claimant: 'A chain letter', verdict: 'False' };
  draw({ factCheck }, locale);
  expect(screen.getByRole('note')).toHaveTextContent(`${name}${text}`);
  expect(screen.getByRole('heading', { name })).toBeVisible();
});

it('lead to where a claim was made', () => {
  const url = 'https://other.example/claim';
  draw({ factCheck: { claim: 'Wet.', verdict: 'False', url } });
  expect(screen.getByRole('link', { name: /Wet\./ })).toHaveAttribute('href', url);
});

it('are nothing without either', () => {
  const { container } = draw({});
  expect(container).toBeEmptyDOMElement();
});
