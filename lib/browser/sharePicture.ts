import { FETCH_LIMIT_MS } from './fetchLimit';

/** What is named in the file list of whoever gets it. */
const nameOf = (path: string) => `${path.split('/').at(-1)?.split('.')[0] ?? ''}.jpg`;

/** Gives a file to the reader, in browsers that cannot hand it on to an app. */
function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: some browsers have not begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The picture at a URL; null where it cannot be had. */
async function fetchPicture(url: string): Promise<File | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
    if (!response.ok) return null;
    const name = nameOf(new URL(url).pathname);
    return new File([await response.blob()], name, { type: 'image/jpeg' });
  } catch {
    return null; // no connection, or a slow one
  }
}

/**
 * Hands the picture that a link leads to on to another app, with the story's title and URL (`data-title`, `data-url`);
 * where the browser shares no files, it is downloaded.
 *
 * @returns what came of it; `handedOn` also where the reader changed their mind
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
    // The reader changed their mind; otherwise the picture came too late for the click to count.
    if (fault instanceof DOMException && fault.name === 'AbortError') return 'handedOn';
  }
  download(file);
  return 'downloaded';
}
