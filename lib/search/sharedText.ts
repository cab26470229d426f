const ADDRESSES = /\bhttps?:\/\/\S+/gi;

/**
 * What is looked for when something was shared to the site as an app: its words without URLs.
 * Phones put a page's URL into the text and its name into the title, which then says more. What
 * was typed holds no title.
 */
export function sharedText(
  text: string | string[] | undefined,
  title: string | string[] | undefined,
): string {
  const [[shared = ''], [named = '']] = [[text].flat(), [title].flat()];
  return shared.replace(ADDRESSES, ' ').trim() || named || shared;
}
