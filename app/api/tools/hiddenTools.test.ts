import { GET as getData } from './[name]/route';
import { GET as getPins } from './pin/route';

jest.mock('#site/pages.mjs', () => ({
  ...jest.requireActual('#site/pages.mjs'),
  TOOL_PATHS: ['/tools/metal-rates'],
}));

const dataOf = (name: string) => (request: Request) =>
  getData(request, { params: Promise.resolve({ name }) });

it.each([
  ['metals', dataOf('metals'), 200],
  ['fuel', dataOf('fuel'), 404],
  ['pin', getPins, 404],
])('a site with the metal rates alone answers of %s with its status', async (_, get, status) => {
  const response = await get(new Request('http://site.invalid/api/tools?query=110001'));
  expect(response.status).toBe(status);
});
