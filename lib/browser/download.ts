export function download(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Revoked late, because some browsers start reading after the click.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
