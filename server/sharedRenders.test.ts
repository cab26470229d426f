import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createSharedRenders } from './sharedRenders.mjs';

const request = () => new IncomingMessage(new Socket());
const reader = () => new ServerResponse(request());

let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));

it('who comes within a second joins, and later begins anew', () => {
  const share = createSharedRenders();
  const ask = (at: number) => {
    now = at;
    return share('/hi', request(), reader()) === 'joined';
  };
  expect([0, 999, 1000, 1999, 2000].map(ask)).toEqual([false, true, false, true, false]);
});

it('nobody joins a render that was given up while its readers are still told so', () => {
  const share = createSharedRenders();
  const [first, second] = [reader(), reader()];
  const render = share('/hi', request(), first);
  expect(share('/hi', request(), second)).toBe('joined');
  expect(render === 'joined' ? [] : render.giveUp()).toEqual([first, second]);
  expect(share('/hi', request(), reader())).not.toBe('joined');
});
