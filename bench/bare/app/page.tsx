import { headers } from 'next/headers';

export default async function BarePage() {
  await headers();
  return <h1>Bare</h1>;
}
