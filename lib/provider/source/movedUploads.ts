const UPLOADS = '/wp-content/uploads/';

export type MovedUploads = { hosts: ReadonlySet<string>; to: string };

/** A WordPress that moved still links its uploads on the old host. `named` hosts have their own files. */
export function movedUploads(own: string, site: string, named: readonly string[]): MovedUploads {
  const [now, front] = [new URL(own).host, new URL(site).host];
  const twins = [wwwTwinOf(now), wwwTwinOf(front)].filter((host) => !named.includes(host));
  return { hosts: new Set([front, ...twins].filter((host) => host !== now)), to: own };
}

const wwwTwinOf = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

export function movedUrl(href: string, { hosts, to }: MovedUploads): string {
  const at = href.indexOf(UPLOADS);
  if (at < 0) return href;
  const { host } = new URL(href);
  return hosts.has(host) ? to + href.slice(at) : href;
}
