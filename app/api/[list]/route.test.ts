/** @jest-environment node */
import { GET } from './route';

it.each(['nope', 'constructor'])('/api/%s is no list that pages poll', async (list) => {
  const request = new Request(`http://localhost:3000/api/${list}`);
  const { status, headers } = await GET(request, { params: Promise.resolve({ list }) });
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});
