import { headers } from 'next/headers';

/** A heading, rendered anew on each request as every page of the site is. */
export default async function BarePage() {
  await headers();
  return <h1>Bare</h1>;
}
