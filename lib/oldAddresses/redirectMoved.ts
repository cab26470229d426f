import 'server-only';
import { getLocale } from 'next-intl/server';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { provider } from '@/lib/provider/provider';
import { type QueryParam } from '@/lib/request/queryParam';
import { storyAddress, type StoryAddress } from '@/lib/stories/storyAddress';
import { newAddress } from './newAddress';

/** Call before answering 404, so old and shared links live. Returns the status otherwise. */
export async function redirectMoved(): Promise<404 | 503> {
  return lead(await newAddress((await headers()).get('x-pathname') ?? '/'));
}

/** Ignores text that a messenger appended to the link. */
const POST_NUMBER = /^(\d{1,19})(?!\w)/;

/** `/?p=7`, `/?page_id=7` */
export async function redirectNumbered(numbers: readonly QueryParam[]): Promise<void> {
  const [number] = numbers.flatMap((given) =>
    typeof given === 'string' ? (POST_NUMBER.exec(given)?.[1] ?? []) : [],
  );
  if (number === undefined || !provider.hasAddresses()) return;
  lead(await storyAddress(`/?p=${number}`, await getLocale()));
}

function lead(page: StoryAddress): 404 | 503 {
  if (page.ok && page.value !== null) permanentRedirect(page.value);
  return page.ok ? 404 : 503;
}
