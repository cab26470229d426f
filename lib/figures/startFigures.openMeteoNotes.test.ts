/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { answerOf } from '@/sources/figures/serve.mjs';
import { openMeteoNotes, startFigures } from './startFigures';

jest.mock('#site/home.mjs', () => ({
  ...jest.requireActual('#site/home.mjs'),
  CITIES: ['bhopal', 'dhanbad'],
}));
jest.mock('#site/partners.mjs', () => ({ ...jest.requireActual('#site/partners.mjs'), ADS: {} }));

const NO_PLACE = expect.stringMatching(/^dhanbad has no latitude and longitude in content/);
const TERMS = expect.stringMatching(/^its free service is for sites without advertisements/);

it.each([
  [{}, [TERMS, NO_PLACE]],
  [{ OPEN_METEO_KEY: 'key' }, [NO_PLACE]],
  [{ OPEN_METEO_URL: 'https://open-meteo.example.org' }, [NO_PLACE]],
])('with %j on a site with ads', (settings, notes) => {
  const none = { OPEN_METEO_KEY: undefined, OPEN_METEO_URL: undefined };
  Object.assign(environment(), none, settings);
  expect(openMeteoNotes()).toEqual(notes);
});

it.each(['WEATHER_SOURCE', 'AIR_SOURCE'])('are logged with %s', async (setting) => {
  holdSetTimeout();
  const server = await startLocalServer((request, response) => {
    response.end(answerOf(new URL(request.url ?? '', 'http://localhost'), Date.now()));
  });
  const none = { WEATHER_SOURCE: undefined, AIR_SOURCE: undefined };
  Object.assign(environment(), none, { OPEN_METEO_URL: server.url, [setting]: 'open-meteo' });
  expectConsole('warn', /figures: open-meteo: dhanbad has no latitude/);
  await startFigures();
  await server.stop();
});
