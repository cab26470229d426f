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

/**
 * Hands the picture that a link leads to on to another app, with the story's title and URL (`data-title`, `data-url`);
 * where the browser shares no files, it is downloaded.
 */
export async function sharePicture(link: HTMLAnchorElement): Promise<void> {
  const { title = '', url = '' } = link.dataset;
  const response = await fetch(link.href, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  const file = new File([await response.blob()], nameOf(new URL(link.href).pathname), {
    type: 'image/jpeg',
  });
  const shared = { files: [file], title, text: `${title} ${url}` };
  if (!navigator.canShare?.(shared)) return download(file);
  try {
    await navigator.share(shared);
  } catch (fault) {
    // The reader changed their mind; otherwise the picture came too late for the click to count.
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) download(file);
  }
}
