import { screen } from '@testing-library/react';
import { LegalText } from '@/components/company/LegalText';
import { StateFacts } from '@/components/section/StateFacts';
import { stateById } from '@/lib/content/states';
import { renderInLocale } from './renderInLocale';

jest.mock('#site/locales.mjs', () => ({
  ...jest.requireActual('#site/locales.mjs'),
  TIME_ZONE: 'America/Bogota',
  ZONE_OFFSET: '-05:00',
  ZONE_MS: -5 * 3_600_000,
}));

/** West of Greenwich the evening before has midnight UTC. */
it('a newsroom west of Greenwich writes days as they are, not those before', () => {
  const state = stateById('madhya-pradesh');
  const day = '1956-11-01';
  if (!state) throw new Error('no such state');
  renderInLocale(<StateFacts state={{ ...state, established: day }} />, 'en');
  renderInLocale(<LegalText document={{ updated: day, sections: { en: [], hi: [] } }} />, 'en');
  expect(screen.getAllByText(/1 November 1956/)).toHaveLength(2);
});
