import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Agent } from 'undici';
import { startLocalServer } from './localServer';

type Received = {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
type Answer = { status: number; retryAfter?: string } | 'cut';

/** The keys that a browser keeps, and the subscription that it gives away. */
export function createBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };
  const bytes = (secret: ArrayBuffer) => Buffer.from(secret);

  /** RFC 8291 and RFC 8188, of one record, written anew so that the library does not check itself. */
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const shared = ecdh.computeSecret(sender);
    const secret = bytes(hkdfSync('sha256', shared, auth, info, 32));
    const keyInfo = Buffer.from('Content-Encoding: aes128gcm\0');
    const nonceInfo = Buffer.from('Content-Encoding: nonce\0');
    const key = bytes(hkdfSync('sha256', secret, salt, keyInfo, 16));
    const nonce = bytes(hkdfSync('sha256', secret, salt, nonceInfo, 12));
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return { subscription, decrypt };
}

type Browser = ReturnType<typeof createBrowser>;

/** A push service, which all names lead to, and which can read what it is given. */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, Answer[]>();
  const received: Received[] = [];
  const { url, stop } = await startLocalServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    received.push({ path, headers, text: browsers.get(path)?.decrypt(body) ?? '' });
    const answer = answers.get(path)?.shift() ?? { status: 201 };
    if (answer === 'cut') return void request.socket.destroy();
    if (answer.retryAfter) response.setHeader('retry-after', answer.retryAfter);
    response.writeHead(answer.status).end('said by a stranger');
  });
  const dispatcher = new Agent({
    connect: (_, done) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.once('connect', () => done(null, socket));
      socket.once('error', (fault) => done(fault, null));
    },
  });
  return {
    received,
    dispatcher,
    /** @param answers to its messages, one after the other; 201 when there is none left */
    browser(path: string, given: Answer[] = []) {
      const browser = createBrowser(`https://fcm.googleapis.com${path}`);
      browsers.set(path, browser);
      answers.set(path, given);
      return browser.subscription;
    },
    async stop() {
      await dispatcher.destroy();
      await stop();
    },
  };
}
