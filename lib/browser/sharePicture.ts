import { download } from './download';
import { FETCH_LIMIT_MS } from './fetchAnew';

const nameOf = (path: string) => `${path.split('/').at(-1)?.split('.')[0] ?? ''}.jpg`;

async function fetchPicture(url: string): Promise<File | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
    if (!response.ok) return null;
    const name = nameOf(new URL(url).pathname);
    return new File([await response.blob()], name, { type: 'image/jpeg' });
  } catch {
    return null;
  }
}

/**
 * Falls back to a download if the browser cannot share files.
 *
 * @returns `handedOn` also if the reader cancels
 */
export async function sharePicture(
  link: HTMLAnchorElement,
): Promise<'handedOn' | 'downloaded' | 'failed'> {
  const { title = '', url = '' } = link.dataset;
  const file = await fetchPicture(link.href);
  if (!file) return 'failed';
  const shared = { files: [file], title, text: `${title} ${url}` };
  try {
    if (navigator.canShare?.(shared)) {
      await navigator.share(shared);
      return 'handedOn';
    }
  } catch (fault) {
    // Other errors mean that the click expired before the picture arrived.
    if (fault instanceof DOMException && fault.name === 'AbortError') return 'handedOn';
  }
  download(file, file.name);
  return 'downloaded';
}
