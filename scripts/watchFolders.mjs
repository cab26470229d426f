import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { foldersBelow } from '../server/filesBelow.mjs';

/** An editor saves in several steps, and a checkout changes many files. */
const DEBOUNCE_MS = 100;

/**
 * Joins simultaneous changes into one `onChange`. Watches each folder, because Node's recursive
 * watch loses files that editors replace by renaming.
 *
 * @param {readonly string[]} folders
 * @param {() => void} onChange
 * @returns stops watching
 */
export function watchFolders(folders, onChange) {
  /** @type {import('node:fs').FSWatcher[]} */
  let watchers = [];
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  function watchAll() {
    for (const watcher of watchers) watcher.close();
    watchers = folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => [folder, ...foldersBelow(folder).map((path) => join(folder, path))])
      .map((folder) => watch(folder, changed));
  }
  function changed() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Watches again before the callback, so no change is missed; folders may have appeared or
      // vanished.
      watchAll();
      onChange();
    }, DEBOUNCE_MS);
  }
  watchAll();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
