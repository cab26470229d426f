/** @jest-environment node */
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { answerOf } from '@/sources/figures/serve.mjs';
import { startFigures } from './startFigures';

jest.mock('#site/home.mjs', () => ({
  ...jest.requireActual('#site/home.mjs'),
  CITIES: ['bhopal', 'dhanbad'],
}));

it.each(['WEATHER_SOURCE', 'AIR_SOURCE'])('%s names a city without a place', async (setting) => {
  holdSetTimeout();
  const server = await startLocalServer((request, response) => {
    response.end(answerOf(new URL(request.url ?? '', 'http://localhost'), Date.now()));
  });
  const none = { WEATHER_SOURCE: undefined, AIR_SOURCE: undefined };
  Object.assign(environment(), none, { OPEN_METEO_URL: server.url, [setting]: 'open-meteo' });
  expectConsole('warn', /figures: open-meteo: dhanbad has no latitude and longitude in content/);
  await startFigures();
  await server.stop();
});
