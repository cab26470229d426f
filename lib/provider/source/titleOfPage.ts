const TITLE = /<title[^<>]{0,100}>\s{0,20}([^<]{1,100})/i;

/** The title of a web page sent instead of JSON, such as a firewall's "One moment, please". */
export const titleOfPage = (beginning: string): string | null =>
  TITLE.exec(beginning)?.[1]?.trim() ?? null;
