import { environment } from '@/lib/config/environment.mjs';
import { PUSH_SCRIPT } from '@/lib/request/postPaths.mjs';
import { scriptNonce } from '@/lib/request/requestHeaders';

/** A separate file, so sites without notifications load no byte of it. */
export async function PushScript() {
  if (!environment().VAPID_PUBLIC_KEY) return null;
  return <script defer src={PUSH_SCRIPT} nonce={await scriptNonce()} />;
}
