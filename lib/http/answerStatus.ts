import 'server-only';
import { headers } from 'next/headers';
import { askForStatus } from './statuses';

/**
 * Gives the page being rendered a status of its own. Next has only `notFound()`, which answers with an empty
 * document that a script fills, and nothing for 503. To be called before anything of the page is sent.
 */
export async function answerStatus(status: 404 | 503): Promise<void> {
  const request = (await headers()).get('x-nonce');
  if (request) askForStatus(request, status);
}
